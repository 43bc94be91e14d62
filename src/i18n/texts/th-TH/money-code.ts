import type { MoneyCodeTexts } from '#i18n/texts/en-PH/money-code.ts';

export const moneyCode: MoneyCodeTexts = {
  title: 'รายการนี้ต้องใช้รหัสทาง SMS',
  mobile: 'หมายเลขที่ผูกไว้ {{mobile}}',
  missing: 'โปรดขอรหัสก่อน',
  bindFirst: 'รายการนี้ต้องใช้รหัสทาง SMS แต่ยังไม่ได้ผูกหมายเลขมือถือ',
  bind: 'ผูกหมายเลขมือถือ',
};
