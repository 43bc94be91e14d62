import type { sharing as en } from '#server/marketing/texts/en-sharing.ts';

export const sharing: typeof en = {
  title: 'มุมมองที่บันทึกไว้',
  intro: 'มุมมองรายงานที่ทีมของคุณบันทึกไว้ ช่วงเวลาอย่าง “30 วัน” จะนับถึงวันที่เปิดดูเสมอ',
  views: 'มุมมองที่บันทึกไว้',
  noViews: 'ยังไม่มีมุมมองที่บันทึกไว้ เปิดรายงาน เลือกสิ่งที่ต้องการดู แล้วบันทึกโดยตั้งชื่อ',
  savedBy: (name) => `บันทึกโดย ${name}`,
  saveTitle: 'บันทึกมุมมอง',
  save: 'บันทึกมุมมอง',
  name: 'ชื่อ',
  report: 'รายงาน',
  reportHint: 'ที่อยู่ของหน้ารายงาน',
  manage: 'เปลี่ยนชื่อหรือลบ',
  edit: (name) => `เปลี่ยนชื่อหรือลบ ${name}`,
  rename: 'เปลี่ยนชื่อ',
  remove: 'ลบ',
  viewRenamed: 'เปลี่ยนชื่อมุมมองแล้ว',
  viewDeleted: 'ลบมุมมองแล้ว',
};
