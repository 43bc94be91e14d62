import type { Texts } from '#i18n/texts/en-PH/all.ts';

export const collect: Texts['collect'] = {
  label: 'เกมของคุณ',
  likes: 'ถูกใจ',
  history: 'เล่นล่าสุด',
  noLikesTitle: 'ยังไม่มีเกมที่ถูกใจ',
  noLikesText: 'แตะเกมค้างไว้ แล้วแตะรูปหัวใจเพื่อบันทึกไว้ที่นี่',
  noHistoryTitle: 'ยังไม่มีเกมที่เล่น',
  noHistoryText: 'เกมที่คุณเล่นจะแสดงที่นี่ เรียงจากเกมล่าสุด',
  guestTitle: 'เกมของคุณบนทุกเครื่อง',
  guestText: 'เข้าสู่ระบบเพื่อเก็บเกมที่ถูกใจและดูเกมที่เคยเล่น',
  browse: 'ดูเกมยอดนิยม',
};
