import type { GameDemoTexts } from '#i18n/texts/en-PH/game-demo.ts';

export const gameDemo: GameDemoTexts = {
  title: 'ทดลองเล่น: {{game}}',
  opening: 'กำลังเปิดเกมทดลอง …',
  note: 'คุณกำลังเล่นด้วยเหรียญทดลอง ไม่มีการได้หรือเสียเงินจริง',
  register: 'สมัครเพื่อเล่นจริง',
  failed: 'เปิดเกมทดลองไม่ได้',
  gone: 'เกมนี้ไม่มีให้เล่นแล้ว',
};
