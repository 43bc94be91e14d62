import type { Texts } from '#i18n/texts/en-PH/all.ts';

export const liking: Texts['liking'] = {
  liked: 'เพิ่ม {{name}} ในเกมที่ถูกใจแล้ว',
  unliked: 'นำ {{name}} ออกจากเกมที่ถูกใจแล้ว',
  failed: 'บันทึกเกมที่ถูกใจไม่สำเร็จ กรุณาลองใหม่',
  waiting: 'บันทึกในเครื่องนี้แล้ว เราจะซิ\u2060งก์เมื่อคุณออนไลน์',
  unsaved: 'บันทึกไว้จนกว่าคุณจะปิด Parola เราจะซิ\u2060งก์เมื่อคุณออนไลน์',
  sent: 'ซิ\u2060งก์เกมที่ถูกใจแล้ว',
};
