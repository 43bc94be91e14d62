import type { FollowRewardsTexts } from '#features/follow-rewards/texts/en-PH.ts';

/** รางวัลสำหรับผู้ติดตาม */
export const followRewards: FollowRewardsTexts = {
  title: 'รางวัลสำหรับผู้ติดตาม',
  lead: 'ติดตามเรา แล้วรับรางวัลของแต่ละช่องทางได้หนึ่งครั้ง',
  list: 'ช่องทางที่ติดตามได้',
  follow: 'ติดตาม',
  followOf: 'ติดตาม: {{name}}',
  claimHint: 'ติดตามแล้วกลับมาที่นี่เพื่อรับรางวัล',
  login: 'เข้าสู่ระบบเพื่อรับรางวัล',
  loadFailed: 'โหลดรางวัลไม่ได้',
  none: 'ตอนนี้ยังไม่มีช่องทางให้ติดตาม',
  noneText: 'รางวัลใหม่จะแสดงที่นี่',
};
