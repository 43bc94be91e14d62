import type { ShareTexts } from '#features/share/texts/en-PH.ts';

/** การแชร์คำเชิญ */
export const share: ShareTexts = {
  title: 'ชวนเพื่อน',
  text: 'ส่งลิงก์ให้เพื่อนผู้ใหญ่ที่ชอบเล่นเกม คนที่สมัครด้วยลิงก์นี้จะนับเป็นเพื่อนที่คุณเชิญ',
  linkLabel: 'ลิงก์เชิญของคุณ',
  native: 'แชร์',
  contacts: 'รายชื่อ',
  network: {
    facebook: 'Facebook',
    messenger: 'Messenger',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    x: 'X',
  },
  newWindow: 'เปิดแอปหรือแท็บอื่น',
  copy: 'คัดลอกลิงก์',
  copyByHand: 'แตะลิงก์ค้างไว้เพื่อคัดลอก',
  noLinkTitle: 'ตอนนี้ยังไม่มีลิงก์เชิญ',
  noLinkText: 'ยังไม่ได้เปิดใช้ลิงก์เชิญ แต่รหัสเชิญของคุณใช้ได้ตามปกติ',
  noPlayerText: 'ยังไม่มีรหัสเชิญของคุณ กรุณาเปิดหน้านี้อีกครั้งเมื่อออนไลน์',
  codeLabel: 'รหัสเชิญของคุณ',
  copyCode: 'คัดลอกรหัส',
};
