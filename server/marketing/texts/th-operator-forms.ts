import type { operatorForms as en } from '#server/marketing/texts/en-operator-forms.ts';

export const operatorForms: typeof en = {
  done: 'เรียบร้อย',
  proposed: 'ยังไม่ได้ทำ ผู้ดูแลระบบอีกคนต้องยืนยันที่นี่',
  refused: 'ปฏิเสธข้อเสนอแล้ว',
  changed: 'ไม่มีการทำซ้ำ ข้อมูลนี้เปลี่ยนไปแล้ว นี่คือสถานะปัจจุบัน',
  signInFirst: 'เข้าสู่ระบบด้วยบัญชีของคุณเอง จำนวนที่เกินกำหนดต้องมีสองคนที่รู้ตัวตน',
  internalReason: 'เหตุผล (เห็นเฉพาะผู้ดูแลระบบ)',
  waits: 'รอคนที่สอง',
  waitsMark: 'รอคนที่สอง',
  proposal: (command, by, moment) => `${by} เสนอ “${command}” ข้อเสนอหมดเวลา ${moment}`,
  own: 'คุณเป็นผู้เสนอ ผู้ดูแลระบบอีกคนต้องยืนยัน',
  accept: 'ยืนยัน',
  refuse: 'ปฏิเสธข้อเสนอ',
};
