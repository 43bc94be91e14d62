import type { costs as en } from '#server/console/texts/en-costs.ts';

export const costs: typeof en = {
  title: 'ค่าใช้จ่าย',
  intro: 'ค่าใช้จ่ายของแคมเปญ เพื่อดูต้นทุนต่อการติดตั้งและผลตอบแทนคู่กับผลลัพธ์',
  importTitle: 'เพิ่มค่าใช้จ่าย',
  importIntro:
    'ไฟล์ CSV ที่มีคอลัมน์ day, campaign และ cost และ source หากแคมเปญชื่อเดียวมีหลายแหล่ง ค่าใช้จ่ายของวันและแคมเปญเดียวกันจะถูกแทนที่ ใส่ 0 เพื่อลบ',
  file: 'ไฟล์ CSV',
  table: 'หรือวางตารางที่นี่',
  import: 'เพิ่มค่าใช้จ่าย',
  example: 'day,source,campaign,cost',
  imported: (lines) => `เพิ่มค่าใช้จ่ายแล้ว ${lines} บรรทัด`,
  nothing: 'ยังไม่มีค่าใช้จ่ายในวันเหล่านี้',
  list: 'ค่าใช้จ่ายตามแคมเปญ',
  returns: (factor) => `ผลตอบแทน ${factor} เท่า`,
  seeAll: 'ดูทั้งหมดพร้อมผลลัพธ์',
};
