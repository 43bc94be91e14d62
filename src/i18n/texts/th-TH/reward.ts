import type { RewardTexts } from '#i18n/texts/en-PH/reward.ts';

/** สิ่งที่เพิ่งได้รับ */
export const reward: RewardTexts = {
  title: 'รับรางวัลแล้ว',
  wagering: {
    none: 'ไม่ต้องทำยอดเทิร์น',
    unknown: 'อาจมีเงื่อนไขก่อนถอนได้',
    need: 'ทำยอดเทิร์น {{amount}} ก่อนถอนได้',
    needTimes: 'ทำยอดเทิร์น {{amount}} ({{times}} เท่า) ก่อนถอนได้',
    code: 'เงินจากโค้ด: ทำยอดเทิร์น {{times}} เท่าก่อนถอนได้',
    brief: '{{amount}} ทำยอดเทิร์น {{need}} ก่อนถอน',
    briefNone: '{{amount}} ไม่ต้องทำยอดเทิร์น',
    briefUnknown: '{{amount}} อาจมีเงื่อนไข',
    noDeadline: 'ไม่มีกำหนดเวลา',
    days_one: 'มีเวลา {{count}} วัน',
    days_other: 'มีเวลา {{count}} วัน',
    own: 'นับเฉพาะเดิมพันด้วยเงินของคุณเอง โดยนับยอดเทิร์นของเงินฝากก่อน',
    counts: '{{games}}: นับ {{percent}}% ของแต่ละเดิมพัน',
    countsNot: '{{games}}: ไม่นับเดิมพัน',
    leastOdds: '{{games}}: ถอนเงินออกจากรอบต่ำกว่า {{odds}} เท่า ไม่นับ',
    thisGame: 'นับ {{percent}}% ของแต่ละเดิมพันเป็นยอดเทิร์น',
    thisGameNot: 'เดิมพันเกมนี้ไม่นับเป็นยอดเทิร์น',
    thisBet: 'เดิมพันนี้นับเป็นยอดเทิร์นของโบนัส {{amount}}',
    title: 'อะไรนับเป็นยอดเทิร์น',
  },
  newBalance: 'ยอดเงินของคุณตอนนี้',
  done: 'เสร็จสิ้น',
  toItems: 'ดูบูสต์และตั๋ว',
};
