import type { templates as en } from '#server/marketing/texts/en-templates.ts';

export const templates: typeof en = {
  title: 'แม่แบบ',
  fillFrom: 'กรอกจากแม่แบบ',
  save: 'บันทึกเป็นแม่แบบ',
  saveHint: 'เก็บแหล่งที่มา สื่อ เนื้อหา คำค้น ผู้แนะนำ และหน้าที่เปิด ไว้ใช้กับลิงก์ต่อไป',
  name: 'ชื่อแม่แบบ',
  fields: 'กรอกให้',
  remove: 'ลบ',
  removeSure: 'ยืนยันการลบ',
  added: (name) => `บันทึกแม่แบบ “${name}” แล้ว ยังไม่ได้สร้างลิงก์`,
  removed: 'ลบแม่แบบแล้ว',
};
