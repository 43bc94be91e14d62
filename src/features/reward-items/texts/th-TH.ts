import type { RewardItemsTexts } from '#features/reward-items/texts/en-PH.ts';

/** บูสต์และตั๋ว */
export const rewardItems: RewardItemsTexts = {
  boost: 'บูสต์ยอดฝาก {{percent}}%',
  ticket: 'ตั๋วหมุนวง\u2060ล้อ',
  times: '× {{count}}',
  ticketText: 'สปินวงล้อเพิ่ม 1 ครั้ง',
  boostText: 'เพิ่ม {{share}} เมื่อฝาก {{min}} ขึ้นไป',
  boostTextAny: 'เพิ่ม {{share}} ให้ยอดฝาก',
  boostMax: 'รับสูงสุด {{max}}',
  boostBets_one: 'โบนัสต้องทำยอดเทิร์น {{count}} เท่าก่อนถอน',
  boostBets_other: 'โบนัสต้องทำยอดเทิร์น {{count}} เท่าก่อนถอน',
  useBy: 'ใช้ได้ถึง {{day}}',
  deposit: 'ฝากเงิน',
  spin: 'ไปที่วงล้อ',
  waiting: 'ดูรายการฝากที่ยังไม่จ่าย',
  ready: 'พร้อมใช้',
  past: 'ใช้แล้วและหมดอายุ',
  usedOn: 'ใช้เมื่อ {{time}}',
  expiredOn: 'หมดอายุเมื่อ {{time}}',
  none: 'ยังไม่มีบูสต์หรือตั๋ว',
  noneText: 'คุณรับได้จากภารกิจ รางวัลสะสมยอดฝาก และโค้ดรางวัล',
  toTasks: 'ดูภารกิจ',
  loadFailed: 'โหลดบูสต์และตั๋วไม่ได้',
};
