import type { AccumulatedRechargeTexts } from '#features/accumulated-recharge/texts/en-PH.ts';

/** รางวัลสะสมยอดฝาก */
export const accumulatedRecharge: AccumulatedRechargeTexts = {
  title: 'รางวัลสะสมยอดฝาก',
  failedTitle: 'โหลดรางวัลสะสมยอดฝากไม่ได้',
  offline: 'คุณออฟไลน์อยู่ ข้อมูลอาจไม่ล่าสุด รับรางวัลได้เมื่อกลับมาออนไลน์',
  total: 'ยอดฝากสะสม',
  until: 'ถึง {{moment}}',
  help: 'กติกาของรางวัลสะสมยอดฝาก',
  tiers: 'ขั้นรางวัล',
  noneTitle: 'ตอนนี้ไม่มีขั้นรางวัล',
  noneText: 'ขั้นรางวัลใหม่จะแสดงที่นี่',
  deposit: 'ฝากเงิน',
  tier: {
    text: 'ฝาก {{price}} รับโบนัส {{bonus}}',
    bonus: 'โบนัส',
    percent: '+{{percent}}%',
    progress: 'สะสมแล้ว',
    of: '{{has}} จาก {{price}}',
    props: 'แถม',
    receive: 'รับ',
    claimOf: 'รับ {{bonus}} จากขั้น {{price}}',
    completed: 'รับแล้ว',
    recharge: 'ฝากเงิน',
    rechargeOf: 'ฝากเงินอีก {{left}} รับโบนัส {{bonus}}',
    again: 'ลองใหม่',
    unknown: 'กำลังยืนยันการรับรางวัล {{problem}} ระบบจะตรวจสอบต่อให้ และจะไม่จ่ายซ้ำ',
  },
  got: {
    title: 'ได้โบนัส {{bonus}} แล้ว (ขั้น {{price}})',
    newBalance: 'ยอดเงินใหม่',
    ok: 'เสร็จสิ้น',
  },
  rules: {
    title: 'กติกา',
    count: 'ทุกยอดฝากที่ชำระแล้วนับรวมกัน และยอดรวมไม่มีลด',
    reach: 'เมื่อ\u200bยอดรวมถึงขั้นใด คุณรับโบนัสของขั้นนั้นได้ ขั้นละ 1 ครั้ง',
    bets: 'โบนัสเข้ายอดเงินของคุณ แต่ละขั้นบอกยอดเทิร์นที่ต้องทำก่อนถอน',
    shown: 'ขั้นที่สูงขึ้นจะแสดงเมื่อ\u200bยอดของคุณเพิ่มขึ้น',
    close: 'เข้าใจแล้ว',
  },
  error: {
    claimed: 'คุณรับขั้นนี้ไปแล้ว',
    notReached: 'ยอดของคุณยังไม่ถึงขั้นนี้',
    expired: 'ขั้นนี้หมดอายุแล้ว',
  },
};
