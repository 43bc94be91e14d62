import type { GameInfoTexts } from '#i18n/texts/en-PH/game-info.ts';

export const gameInfo: GameInfoTexts = {
  provider: 'โดย {{provider}}',
  category: 'ประเภท',
  bet: 'เดิมพัน',
  betRange: '{{least}} ถึง {{most}}',
  betFrom: 'ตั้งแต่ {{least}}',
  betTo: 'สูงสุด {{most}}',
  rtp: 'อัตราคืนผู้เล่น',
  rtpValue: '{{rtp}} %',
  rtpNote: 'คิดจากการเล่นจำนวนมาก ผลแต่ละครั้งอาจต่างไป',
  volatility: 'ความผันผวน',
  volatilityStep: ', ระดับ {{step}} จาก 5',
  released: 'เปิดตัวเมื่อ',
  jackpot: 'แจ็กพอต',
  features: 'จุดเด่น',
  like: 'ถูกใจ {{name}}',
  play: 'เล่น',
  demo: 'ลองเล่นฟรี',
  maintenance: 'เกมนี้กำลังปรับปรุง จะกลับมาเร็ว ๆ นี้',
  unavailable: 'ตอนนี้เกมนี้ยังไม่เปิดให้เล่น โปรดเลือกเกมอื่น',
  gone: 'เกมนี้ไม่อยู่ในรายการแล้ว',
};
