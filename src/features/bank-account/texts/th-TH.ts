import type { BankAccountTexts } from '#features/bank-account/texts/en-PH.ts';

export const bankAccount: BankAccountTexts = {
  bank: 'ธนาคารหรือวอลเล็ต',
  choose: 'เลือก',
  pickTitle: 'เลือกธนาคารหรือวอลเล็ต',
  realname: 'ชื่อจริง',
  realnameHint: 'ให้ตรงกับชื่อบัญชี',
  number: 'เลขบัญชีหรือเบอร์มือถือ',
  accountNumber: 'เลขบัญชี',
  tip: 'เราจะโอนเงินเข้าบัญชีนี้ กรุณาตรวจสอบชื่อและเลขบัญชี หากโอนผิดบัญชีจะเรียกคืนไม่ได้',
  confirm: 'ยืนยัน',
  ask: 'กรุณากรอกข้อมูลบัญชีของคุณ',
  bankMissing: 'กรุณาเลือกธนาคารหรือวอลเล็ต',
  realnameMissing: 'กรุณากรอกชื่อเจ้าของบัญชี',
  realnameDigits: 'ชื่อบัญชีต้องไม่มีตัวเลข',
  numberMissing: 'กรุณากรอกเลขบัญชีหรือเบอร์มือถือ',
  numberWrong: 'เลขบัญชีของธนาคารนี้มี {{min}} ถึง {{max}} ตัว',
  added: 'เพิ่มบัญชีแล้ว',
  saved: 'อัปเดตบัญชีแล้ว',
  noBanks: 'โหลดรายชื่อธนาคารไม่ได้ กรุณาลองใหม่ภายหลัง',
  back: 'กลับ',
  close: 'ปิด',
};
