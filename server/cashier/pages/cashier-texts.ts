export interface CashierTexts {
  title: string;
  sandbox: string;
  merchant: string;
  order: string;
  amount: string;
  fee: string;
  total: string;
  timeLeft: string;
  pay: (amount: string) => string;
  decline: string;
  later: string;
  working: string;
  paid: string;
  paidNote: string;
  declined: string;
  declinedNote: string;
  expired: string;
  expiredNote: string;
  waits: string;
  waitsNote: string;
  back: string;
  done: string;
  closeByHand: string;
  missing: string;
  offline: string;
  retry: string;
  otherLanguage: string;
}

const en: CashierTexts = {
  title: 'Pay in',
  sandbox: 'Sandbox: no real money moves',
  merchant: 'Pay to',
  order: 'Order',
  amount: 'Amount',
  fee: 'Fee',
  total: 'You pay',
  timeLeft: 'Time left to pay',
  pay: (amount) => `Pay ${amount}`,
  decline: 'Decline the payment',
  later: 'Leave it waiting',
  working: 'One moment…',
  paid: 'Paid',
  paidNote: 'Your balance in the lobby follows at once.',
  declined: 'Payment declined',
  declinedNote: 'Nothing was taken.',
  expired: 'Time is over',
  expiredNote: 'This order can no longer be paid. Make a new one in the lobby.',
  waits: 'The order waits',
  waitsNote: 'You can come back to it until its time is over.',
  back: 'Back to the lobby',
  done: 'Done',
  closeByHand: 'You can close this page now.',
  missing: 'There is no such payment. Open it again from the lobby.',
  offline: 'No connection. Nothing is lost; try again.',
  retry: 'Try again',
  otherLanguage: 'ภาษาไทย',
};

const th: CashierTexts = {
  title: 'ชำระเงิน',
  sandbox: 'โหมดทดสอบ: ไม่มีการโอนเงินจริง',
  merchant: 'ชำระให้',
  order: 'คำสั่งซื้อ',
  amount: 'จำนวนเงิน',
  fee: 'ค่าธรรมเนียม',
  total: 'ยอดชำระ',
  timeLeft: 'เวลาที่เหลือ',
  pay: (amount) => `ชำระ ${amount}`,
  decline: 'ปฏิเสธการชำระ',
  later: 'ไว้ชำระภายหลัง',
  working: 'กรุณารอสักครู่…',
  paid: 'ชำระเงินแล้ว',
  paidNote: 'ยอดเงินในล็อบบี้จะอัปเดตทันที',
  declined: 'การชำระเงินถูกปฏิเสธ',
  declinedNote: 'ไม่มีการหักเงิน',
  expired: 'หมดเวลาแล้ว',
  expiredNote: 'คำสั่งซื้อนี้ชำระไม่ได้แล้ว กรุณาทำรายการใหม่ในล็อบบี้',
  waits: 'คำสั่งซื้อยังรออยู่',
  waitsNote: 'คุณกลับมาชำระได้จนกว่าจะหมดเวลา',
  back: 'กลับไปที่ล็อบบี้',
  done: 'เสร็จสิ้น',
  closeByHand: 'ปิดหน้านี้ได้เลย',
  missing: 'ไม่พบรายการชำระเงินนี้ กรุณาเปิดใหม่จากล็อบบี้',
  offline: 'ไม่มีการเชื่อมต่อ ข้อมูลไม่สูญหาย กรุณาลองอีกครั้ง',
  retry: 'ลองอีกครั้ง',
  otherLanguage: 'English',
};

export type CashierLanguage = 'en' | 'th';

export const cashierTexts: Readonly<Record<CashierLanguage, CashierTexts>> = { en, th };
