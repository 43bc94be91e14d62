import type { dayNotes as en } from '#server/marketing/texts/en-day-notes.ts';

export const dayNotes: typeof en = {
  title: 'โน้ต',
  nothing: 'ไม่มีโน้ตในวันเหล่านี้',
  add: 'เพิ่มโน้ต',
  day: 'วันที่',
  text: 'โน้ต',
  textHint: 'เช่น “หน้า landing ใหม่” ไม่เกิน 200 ตัวอักษร',
  campaign: 'แคมเปญ',
  campaignHint: 'ใส่เมื่อโน้ตเป็นเรื่องของแคมเปญเดียว',
  ownCampaign: 'แคมเปญของคุณ',
  save: 'บันทึกโน้ต',
  change: 'แก้ไข',
  remove: 'ลบโน้ต',
  number: (number) => `โน้ต ${number}`,
  all: 'ทุกแคมเปญ',
  more: (count) => `ยังมีโน้ตก่อนหน้านี้อีก ${count} รายการ เลือกช่วงวันที่สั้นลงเพื่อดู`,
};
