import type { crossed as en } from '#server/marketing/texts/en-crossed.ts';

export const crossed: typeof en = {
  with: 'เทียบกับ',
  none: 'ไม่เทียบ',
  cell: 'ในตาราง',
  tableOf: (rows, columns) => `การติดตั้งตาม${rows}และ${columns}`,
  byHour: 'ตามวันและชั่วโมง',
  others: (count) => `อื่น ๆ ${count} รายการ`,
  costByDevice: '≈ ค่าใช้จ่ายทราบเป็นรายแคมเปญ ส่วนของแต่ละอุปกรณ์คิดตามสัดส่วนผู้เข้าชม',
  areHoursMissing: 'ยังนับผู้เข้าชมก่อนการอัปเดตล่าสุดตามชั่วโมงไม่ครบ ตัวเลขรายชั่วโมงจึงยังเพิ่มได้',
};
