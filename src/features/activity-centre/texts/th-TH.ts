import type { ActivityCentreTexts } from '#features/activity-centre/texts/en-PH.ts';

export const activityCentre: ActivityCentreTexts = {
  visitor: {
    title: 'เข้าสู่ระบบเพื่อดูรางวัลของคุณ',
    text: 'โบนัสสมาชิกใหม่ การ์ดรายวัน วงล้อนำโชค และภารกิจ ดูเงื่อนไขได้ก่อนเริ่ม',
    register: 'สมัครสมาชิก',
    login: 'เข้าสู่ระบบ',
  },
  places: {
    title: 'กิจกรรม',
  },
  paused: {
    title: 'ครบวงเงินที่คุณตั้งไว้แล้ว',
    text: 'กิจกรรมจะกลับมาแสดงเมื่อคุณอยู่ในวงเงิน รางวัลที่มีอยู่แล้วยังอยู่ในกล่องข้อความและหน้า VIP จนกว่าจะหมดอายุ',
    limits: 'วงเงินของคุณ',
  },
  list: {
    title: 'รางวัลของคุณ',
    claimable: 'พร้อมรับ',
    running: 'กำลังดำเนินอยู่',
    expired: 'หมดอายุแล้ว',
    none: 'ตอนนี้ไม่มีรางวัลให้รับ',
    noneText: 'รางวัลที่คุณได้จะแสดงที่นี่ พร้อมยอดเทิร์นและวันหมดอายุ',
    loadFailed: 'โหลดรางวัลไม่ได้',
    partly: 'โหลดบางกิจกรรมไม่ได้ รายการนี้อาจไม่ครบ',
    total: 'รับได้ {{amount}}',
  },
  taskSteps_one: 'รับภารกิจวันนี้ครบ {{count}} ภารกิจ',
  taskSteps_other: 'รับภารกิจวันนี้ครบ {{count}} ภารกิจ',
  vip: {
    upgrade: 'โบนัสเลื่อนระดับ VIP {{level}}',
    weekly: 'โบนัสรายสัปดาห์ VIP {{level}}',
    monthly: 'โบนัสรายเดือน VIP {{level}}',
    birthday: 'โบนัสวันเกิด VIP {{level}}',
  },
  condition: {
    recharge: 'ฝากแล้ว {{done}} จาก {{target}}',
    bets: 'เดิมพันแล้ว {{done}} จาก {{target}}',
    invite: 'สะสมแล้ว {{done}} ครบ {{target}} จึงได้รับ ไม่ครบหมดสิทธิ์',
    claimed: 'สะสมแล้ว {{done}} ย้ายเข้ายอดเงินได้เมื่อถึง {{target}}',
    steps: '{{done}} จาก {{target}}',
    daily: 'รับวันละ {{amount}}',
  },
  bets: {
    left: 'ยอดเทิร์น {{times}} เท่า เหลือ {{left}}',
    leftPlain: 'ยอดเทิร์นเหลือ {{left}}',
    progress: 'ความคืบหน้ายอดเทิร์น',
  },
  claimAll: 'รับทั้งหมด',
  claimAllOf: 'รับ {{amount}}',
  unknown: 'ยังไม่แน่ใจว่ารับสำเร็จหรือไม่ {{problem}} เราจะตรวจสอบต่อ และรับซ้ำไม่ได้',
  error: {
    claimed: 'คุณรับรางวัลนี้ไปแล้ว (รหัส {{code}})',
    notReached: 'ยังรับรางวัลนี้ไม่ได้ (รหัส {{code}})',
    expired: 'รางวัลนี้หมดอายุแล้ว (รหัส {{code}})',
  },
  ends: 'เหลือเวลา {{time}}',
  ended: 'หมดอายุเมื่อ {{moment}}',
  days: '{{count}} วัน {{time}}',
  go: {
    claim: 'รับ',
    look: 'ดู',
    play: 'เล่น',
    of: '{{action}}: {{name}}',
  },
};
