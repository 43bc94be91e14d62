import type { Texts } from '#i18n/texts/en-PH/all.ts';

export const screens: Texts['screens'] = {
  deposit: { title: 'ฝากเงิน' },
  withdrawal: { title: 'ถอนเงิน' },
  withdrawalSpin: { title: 'รับโบนัสวงล้อ' },
  start: { title: 'เกม' },
  profileBank: { title: 'ธนาคาร' },
  profileTask: { title: 'ภารกิจ' },
  profileVip: { title: 'VIP' },
  profileEmail: { title: 'กล่องข้อความ' },
  activities: { title: 'กิจกรรม' },
  spin: { title: 'วงล้อ' },
  cashBonus: { title: 'โบนัสเงินสด' },
  transactions: { title: 'ประวัติธุรกรรม' },
  member: { title: 'ฉัน' },
  task: { title: 'ภารกิจ' },
  invitation: { title: 'ชวนเพื่อน' },
  about: {
    title: 'เกี่ยวกับ Parola',
    text: 'parol คือโคมรูปดาวในเทศกาลคริสต์มาสของฟิลิปปินส์ ส่วน parola คือประภาคารที่นำเรือกลับฝั่ง เราตั้งชื่อล็อบบี้จากทั้งสองคำ เพื่อให้เล่นสนุกอย่างอบอุ่น และเห็นกติกา โอกาสได้รางวัล และเงินอย่างชัดเจน',
    version: 'เวอร์ชัน {{version}}',
  },
  service: {
    title: 'ฝ่ายบริการลูกค้า',
    text: 'เลือกช่องทางที่คุณสะดวก',
    emptyTitle: 'ยังไม่มีช่องทางติดต่อ',
    emptyText: 'ยังไม่เปิดช่องทางติดต่อ กรุณากลับมาดูใหม่ภายหลัง',
    unavailable: 'โหลดรายการนี้ไม่ได้',
    lastKnown: 'ใช้ช่องทางล่าสุด',
  },
  gallery: {
    title: 'แกลเลอรี',
    text: 'ทุกชิ้นส่วนของแอปในทุกสถานะ แตะเพื่อเปิดดู',
    settings: 'การแสดงผล',
    broken: 'เปิดตัวอย่างนี้ไม่ได้',
  },
  notFound: { title: 'ไม่พบหน้านี้', text: 'ลิงก์อาจเก่าหรือพิมพ์ผิด' },
};
