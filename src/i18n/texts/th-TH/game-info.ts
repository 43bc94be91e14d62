import type { GameInfoTexts } from '#i18n/texts/en-PH/game-info.ts';

export const gameInfo: GameInfoTexts = {
  provider: 'โดย {{provider}}',
  category: 'ประเภท',
  bet: 'เดิมพัน',
  betRange: '{{least}} ถึง {{most}}',
  betFrom: 'ตั้งแต่ {{least}}',
  betTo: 'สูงสุด {{most}}',
  rtp: 'อัตราจ่ายคืน (RTP)',
  rtpValue: '{{rtp}}%',
  rtpNote: 'ค่าเฉลี่ยจากการเล่นจำนวนมาก ผลของคุณอาจสูงหรือต่ำกว่านี้',
  volatility: 'ความผันผวน',
  volatilityStep: ', ระดับ {{step}} จาก 5',
  released: 'เปิดตัวเมื่อ',
  jackpot: 'แจ็กพอต',
  features: 'จุดเด่น',
  like: 'ถูกใจ {{name}}',
  play: 'เล่น',
  demo: 'ทดลองเล่น',
  maintenance: 'ปิดปรับปรุง จะเปิดเร็ว\u00a0ๆ นี้',
  unavailable: 'ตอนนี้เกมนี้ยังไม่เปิดให้เล่น กรุณาเลือกเกมอื่น',
  gone: 'เกมนี้ไม่มีให้เล่นแล้ว',
};
