import type { retention as en } from '#server/marketing/texts/en-retention.ts';

export const retention: typeof en = {
  title: 'การกลับมา',
  intro: 'มีกี่คนกลับมาในวันที่ 1, 7 และ 30 พอดี คิดสัดส่วนเฉพาะผู้ที่วันนั้นผ่านไปแล้ว',
  weeks: 'ตามสัปดาห์',
  installed: 'ติดตั้ง',
  notInstalled: 'ไม่ได้ติดตั้ง',
  installedHint: 'ติดตามตั้งแต่วันที่ติดตั้ง',
  notInstalledHint: 'ติดตามตั้งแต่วันที่เข้าชมครั้งแรก',
  visitors: 'ผู้เข้าชม',
  day: (days) => `วันที่ ${days}`,
  deposited: 'ฝากเงิน',
  amountEach: 'ต่อคน',
  amountHint: 'ยอดฝากภายใน 30 วัน หารด้วยผู้เข้าชมทั้งหมดในแถว',
  value: 'เปรียบเทียบกลุ่ม',
  nobody: 'ไม่มีใครให้ติดตามในวันเหล่านี้ เลือกช่วงที่ยาวขึ้น',
  dayShares: (seen, of) => `${seen} จาก ${of}`,
  lapsed: {
    title: 'การติดตั้งที่เลิกใช้',
    intro:
      'การติดตั้งของผู้เข้าชมในช่วงนี้ ถือว่าเลิกใช้เมื่อไม่ได้เปิด 30 วัน และน่าจะลบแอปแล้วเมื่อบริการแจ้งเตือนบอกว่าไม่มีปลายทางแล้ว',
    installs: 'การติดตั้ง',
    active: 'เปิดใน 30 วัน',
    lapsed: 'เลิกใช้',
    share: 'สัดส่วนเลิกใช้',
    pushEnded: 'การแจ้งเตือนสิ้นสุด',
    nobody: 'ไม่มีผู้ติดตั้งในช่วงนี้',
  },
};
