import type { SignUpBonusTexts } from '#features/sign-up-bonus/texts/en-PH.ts';

/** โบนัสสมาชิกใหม่ */
export const signUpBonus: SignUpBonusTexts = {
  title: 'โบนัสสมาชิกใหม่',
  failedTitle: 'โหลดโบนัสสมาชิกใหม่ไม่ได้',
  offline: 'คุณออฟไลน์อยู่ แพ็กเกจ\u200bของคุณยังเหมือนเดิม รับโบนัสได้เมื่อกลับมาออนไลน์',
  pack: {
    percent: '+{{percent}}%',
    now: 'รับทันที {{bonus}}',
    daily_one: 'รับ {{daily}} เป็นเวลา {{count}} วัน',
    daily_other: 'รับวันละ {{daily}} เป็นเวลา {{count}} วัน',
    total: 'รวม {{total}}',
    bought: 'ซื้อแล้ว',
    unnamed: 'แพ็กเกจ {{price}}',
  },
  buy: {
    lead: 'จ่ายครั้งเดียว รับโบนัสทันที แล้วรับโบนัสเพิ่มทุกวัน ซื้อได้คนละ 1 แพ็กเกจ',
    buy: 'ซื้อ {{price}}',
    buyOf: 'ซื้อ {{name}} ราคา {{price}}',
    how: 'วันไหนไม่กดรับ โบนัสของวันนั้นจะหมดสิทธิ์ เลือกวิธีชำระเงินได้ในหน้าถัดไป',
    noneTitle: 'ตอนนี้ไม่มีแพ็กเกจ',
    noneText: 'ตอนนี้ไม่มีแพ็กเกจ\u200bสมาชิกใหม่ให้ซื้อ กรุณากลับมาดูใหม่ภายหลัง',
    deposit: 'ไปหน้าฝากเงิน',
  },
  calendar: {
    title: 'ปฏิทินของคุณ',
    boughtOn: 'ซื้อเมื่อ {{day}}',
    daily: 'วันละ {{daily}}',
    got: 'รับแล้ว {{done}} จาก {{count}} วัน',
    day: 'วันที่ {{day}}',
    dayState: 'วันที่ {{day}}: {{state}}',
    claimDay: 'รับของวันที่ {{day}}',
    claimAmount: 'รับ {{amount}}',
    claimToday: 'รับโบนัสวันนี้',
    tomorrow: 'วันถัดไปเปิดตอนเที่ยงคืนตามเวลาระบบ วันไหนไม่กดรับ โบนัสของวันนั้นจะหมดสิทธิ์',
    over: 'แพ็กเกจ\u200bนี้ครบทุกวันแล้ว',
    unreadable: 'อ่านแพ็กเกจ\u200bของคุณไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า',
  },
  state: {
    locked: 'ยังไม่เปิด',
    expired: 'พลาดแล้ว',
    claimed: 'รับแล้ว',
    claimable: 'พร้อมรับ',
  },
  got: {
    day: 'รับของวันที่ {{day}} แล้ว เงินเข้ายอดเงินของคุณแล้ว',
    newBalance: 'ยอดเงินใหม่',
    ok: 'เสร็จสิ้น',
  },
  error: {
    claimed: 'คุณรับของวันนี้ไปแล้ว',
    notReached: 'วันนี้ไม่มีโบนัสให้รับ',
    expired: 'แพ็กเกจ\u200bนี้ครบทุกวันแล้ว',
  },
};
