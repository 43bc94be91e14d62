import type { email as en } from '#server/marketing/texts/en-email.ts';

export const email: typeof en = {
  unavailable: 'ยังไม่ได้ตั้งค่าอีเมล เซิร์ฟเวอร์ต้องมีค่า SMTP_URL (เซิร์ฟเวอร์อีเมล) และ MAIL_FROM (ผู้ส่ง)',
  recipients: 'ที่อยู่อีเมล',
  recipientsHint: 'ไม่เกินสิบที่อยู่ บรรทัดละหนึ่งที่อยู่หรือคั่นด้วยจุลภาค',
  inbox: 'กล่องอีเมลทดลอง',
  inboxIntro: 'อีเมลที่เดโมจะส่ง ไม่มีใครได้รับจริง เมื่อไม่มีเซิร์ฟเวอร์อีเมล อีเมลทั้งหมดจะมาอยู่ที่นี่ เก็บ 50 ฉบับล่าสุด',
  received: 'ได้รับแล้ว',
  inboxEmpty: 'ยังไม่มีอีเมล',
  to: (recipient) => `ถึง ${recipient}`,
  asHtml: 'แบบที่แอปอีเมลแสดง',
  asText: 'แบบข้อความล้วน',
  attachment: 'ไฟล์แนบ',
  addresses: (count) => `${count} ที่อยู่อีเมล`,
};
