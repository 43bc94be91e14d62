import type { RewardTexts } from '#i18n/texts/en-PH/reward.ts';

/** สิ่งที่เพิ่งได้รับ */
export const reward: RewardTexts = {
  title: 'รับรางวัลแล้ว',
  mustBet: 'เดิมพันอีก {{amount}} ก่อนถอนได้',
  newBalance: 'ยอดเงินของคุณตอนนี้',
  done: 'เสร็จสิ้น',
  toItems: 'ดูบูสต์และตั๋ว',
};
