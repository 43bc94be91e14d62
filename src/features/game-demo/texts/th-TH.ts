import type { GameDemoTexts } from '#features/game-demo/texts/en-PH.ts';

export const gameDemo: GameDemoTexts = {
  title: 'ทดลองเล่น: {{game}}',
  opening: 'กำลังเปิดเกมทดลอง…',
  note: 'ใช้เหรียญทดลอง ไม่ได้และไม่เสียเงินจริง',
  register: 'สมัครแล้วเล่นเกมนี้ต่อ',
  failed: 'เปิดเกมทดลองไม่ได้',
  gone: 'เกมนี้ไม่มีให้เล่นแล้ว',
};
