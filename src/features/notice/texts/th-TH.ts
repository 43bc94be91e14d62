import type { NoticeTexts } from '#features/notice/texts/en-PH.ts';

/** The notice dialog, in Thai. */
export const notice: NoticeTexts = {
  title: 'ข่าวสาร',
  tabs: 'ประเภทข่าวสาร',
  activity: 'กิจกรรม',
  message: 'ประกาศ',
  role: 'ข่าว',
  previous: 'ข่าวก่อนหน้า',
  next: 'ข่าวถัดไป',
  position: '{{position}} จาก {{total}}',
  open: 'เปิด',
  gotIt: 'รับทราบ',
  empty: 'ยังไม่มีข่าวใหม่',
  emptyText: 'ข่าวใหม่จะแสดงที่นี่ ลองดูอีกแท็บหนึ่งด้วย',
};
