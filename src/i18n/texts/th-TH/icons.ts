/** The download progress of the game icons, in Thai. */
export const icons = {
  title: 'ไอคอนเกมในเครื่องนี้',
  ready: 'ไอคอนพร้อมแล้ว {{done}} จาก {{total}} รูป ({{size}})',
  running: 'กำลังโหลดไอคอน {{done}} จาก {{total}} รูป ({{size}})',
  freed: 'ไม่มีไอคอนที่บันทึกไว้ในเครื่องนี้',
  partial: 'ไอคอนที่เหลือจะโหลดเมื่อคุณเปิดดู',
  waiting: 'ไอคอนที่เหลือจะโหลดต่อเมื่อสัญญาณดีขึ้น',
  fetchAll: 'โหลดทั้งหมดไว้ดูออฟไลน์',
  free: 'ลบไอคอนที่ดาวน์โหลด',
  allReady: 'ไอคอนพร้อมครบ {{total}} รูป ({{size}})',
};
