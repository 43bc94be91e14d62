import type { DiscoverTexts } from '#i18n/texts/en-PH/discover.ts';

export const discover: DiscoverTexts = {
  demos: 'ทดลองเล่นฟรี',
  alike: 'เพราะคุณเล่น {{name}}',
  newest: 'เกมใหม่',
  jackpots: 'แจ็กพอตสูงสุด',
  providers: 'ค่ายเกม',
  games_one: '{{count}} เกม',
  games_other: '{{count}} เกม',
};
