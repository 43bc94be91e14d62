import type { RewardTexts } from '#i18n/texts/en-PH/reward.ts';

/** สิ่งที่เพิ่งได้รับ */
export const reward: RewardTexts = {
  title: 'คุณได้รับ',
  done: 'เรียบร้อย',
};
