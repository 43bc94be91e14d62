import type { schedules as en } from '#server/console/texts/en-schedules.ts';

export const schedules: typeof en = {
  title: 'กำหนดส่ง',
  intro: 'ส่งรายงานเป็นไฟล์ CSV ไปยังที่อยู่ของคุณทุกวัน ทุกสัปดาห์ หรือทุกเดือน',
  schedule: 'ตั้งเวลาส่ง',
  all: 'กำหนดส่งของคุณ',
  empty: 'ยังไม่มีกำหนดส่ง',
  create: 'กำหนดส่งใหม่',
  createButton: 'สร้างกำหนดส่ง',
  fields: {
    name: 'ชื่อ',
    report: 'รายงาน',
    frequency: 'ความถี่',
    hour: 'เวลา',
    url: 'ที่อยู่',
    secret: 'รหัสลับ',
  },
  hints: {
    report: 'ที่อยู่ของหน้ารายงาน เลือกช่วงเวลา เช่น “7 วัน” ในหน้านั้น',
    hour: (timeZone) => `ตามเขตเวลา ${timeZone}`,
    url: 'รับไฟล์เป็นเนื้อหาของคำขอ POST',
    secret: 'ใช้ลงลายเซ็นทุกไฟล์ จะไม่แสดงอีก',
  },
  frequencies: {
    day: 'ทุกวัน',
    week: 'ทุกวันจันทร์',
    month: 'วันที่ 1 ของเดือน',
  },
  when: (frequency, hour) => `${frequency} ${hour}:00 น.`,
  lastFile: 'ไฟล์ล่าสุด:',
  never: 'ยังไม่ได้ส่ง',
  sendNow: (name) => `ส่ง ${name} ตอนนี้`,
  remove: (name) => `ลบ ${name}`,
  added: 'สร้างกำหนดส่งแล้ว',
  removed: 'ลบกำหนดส่งแล้ว',
  sent: (status) => `ส่งไฟล์แล้ว ผู้รับตอบ ${status}`,
  notSent: (status, answer) =>
    answer === '' ? `ส่งไฟล์ไม่สำเร็จ: ${status}` : `ส่งไฟล์ไม่สำเร็จ: ${status} ${answer}`,
  notes:
    'ไฟล์จบที่วันก่อนวันที่ส่ง ไฟล์รายเดือนครอบคลุมทั้งเดือนก่อนหน้า แถวที่มีผู้เข้าชมน้อยกว่าห้าคนจะรวมเป็นแถวเดียว ไฟล์ที่ผู้รับไม่รับจะส่งซ้ำเป็นเวลาหนึ่งวันครึ่ง',
};
