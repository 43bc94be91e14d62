import type { pictures as en } from '#server/marketing/texts/en-pictures.ts';

export const pictures: typeof en = {
  title: 'รูปภาพ',
  intro:
    'อัปโหลดรูปที่นี่ แล้วใส่ที่อยู่ของรูปในแบนเนอร์หรือประกาศ รองรับ JPEG, PNG, WebP, AVIF หรือ GIF ไม่เกิน 3 MB แบนเนอร์แสดงในสัดส่วน 9:4 แนะนำ 1,560 × 693 ระบบจะย่อให้พอดีกับล็อบบี้และตัดข้อมูลสถานที่ถ่ายออก',
  file: 'รูปภาพ',
  upload: 'อัปโหลด',
  facts: (size, bytes, time, who) => `${size} · ${bytes} · ${time} · ${who}`,
  kilobytes: (count) => `${count} kB`,
  addressOf: (name) => `ที่อยู่ของ ${name}`,
  remove: 'ลบ',
  removeHint: 'ลบได้เฉพาะรูปที่ไม่มีแบนเนอร์ ประกาศ จดหมาย หรือการเปลี่ยนแปลงที่วางแผนไว้ใช้อยู่',
};
