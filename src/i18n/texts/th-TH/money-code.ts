import type { MoneyCodeTexts } from '#i18n/texts/en-PH/money-code.ts';

export const moneyCode: MoneyCodeTexts = {
  title: 'ยืนยันด้วยรหัส SMS',
  mobile: 'เบอร์มือถือที่ผูกไว้ {{mobile}}',
  missing: 'กรุณาขอรหัส SMS ก่อน',
  bindFirst: 'รายการนี้ต้องใช้รหัส SMS กรุณาผูกเบอร์มือถือก่อน',
  bind: 'ผูกเบอร์มือถือ',
  passkey: 'ยืนยันด้วยพาสคีย์',
  passkeyAmount: 'ยืนยัน {{amount}}',
  passkeyWith: 'ด้วยพาสคีย์ของคุณ',
  useCode: 'ใช้รหัสแทน',
  usePasskey: 'ใช้พาสคีย์แทน',
  passkeyUnused: 'คุณยังไม่ได้ยืนยันด้วยพาสคีย์ กรุณาลองใหม่หรือเลือกวิธีอื่น',
  passkeyFailed: 'เครื่องนี้ใช้พาสคีย์ไม่สำเร็จ กรุณาลองใหม่ หรือใช้รหัสหรือรหัสผ่าน',
};
