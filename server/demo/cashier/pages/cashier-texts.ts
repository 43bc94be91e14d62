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
  title: 'Deposit',
  sandbox: 'Test mode. No real money moves.',
  merchant: 'Pay to',
  order: 'Order',
  amount: 'Amount',
  fee: 'Fee',
  total: 'You pay',
  timeLeft: 'Time left to pay',
  pay: (amount) => `Pay ${amount}`,
  decline: 'Decline payment',
  later: 'Pay later',
  working: 'One moment…',
  paid: 'Paid',
  paidNote: 'Your balance updates right away.',
  declined: 'Payment declined',
  declinedNote: 'We didn’t charge you.',
  expired: 'Expired',
  expiredNote: 'You can’t pay this order anymore. Make a new one in the lobby.',
  waits: 'Your order is waiting',
  waitsNote: 'You can come back and pay until it expires.',
  back: 'Back to lobby',
  done: 'Done',
  closeByHand: 'You can close this page now.',
  missing: 'We can’t find this payment. Open it again from the lobby.',
  offline: 'No connection. Your order is safe. Try again.',
  retry: 'Try again',
  otherLanguage: 'ภาษาไทย',
};

const th: CashierTexts = {
  title: 'ฝากเงิน',
  sandbox: 'โหมดทดสอบ: ไม่มีการโอนเงินจริง',
  merchant: 'ชำระให้',
  order: 'รายการ',
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
  expired: 'หมดอายุแล้ว',
  expiredNote: 'รายการนี้ชำระไม่ได้แล้ว กรุณาทำรายการใหม่ในล็อบบี้',
  waits: 'รายการของคุณยังรออยู่',
  waitsNote: 'กลับมาชำระได้จนกว่าจะหมดอายุ',
  back: 'กลับไปที่ล็อบบี้',
  done: 'เสร็จสิ้น',
  closeByHand: 'ปิดหน้านี้ได้เลย',
  missing: 'ไม่พบรายการชำระเงินนี้ กรุณาเปิดใหม่จากล็อบบี้',
  offline: 'ไม่มีการเชื่อมต่อ รายการของคุณปลอดภัย กรุณาลองใหม่',
  retry: 'ลองใหม่',
  otherLanguage: 'English',
};

export type CashierLanguage = 'en' | 'th';

export const cashierTexts: Readonly<Record<CashierLanguage, CashierTexts>> = { en, th };
