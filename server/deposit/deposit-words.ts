import { add, formatMoney, type MinorUnits } from '#shared/money/money.ts';
import type { DepositOrder, DepositReason } from '#server/core/database/deposit-tables.ts';
import { markets, type Market } from '#shared/market/market.ts';

type Words = (paid: string, asked: string) => string;

/** In the market's language, because calls carry no other. */
const WORDS: Readonly<Record<Market, Readonly<Record<DepositReason, Words>>>> = {
  ph: {
    cancelled: () => 'You cancelled this order',
    expired: () => 'You didn’t pay in time',
    declined: () => 'The payment was declined',
    failed: () => 'The payment didn’t go through',
    stopped: () => 'Closed because you’re on a break or self-excluded',
    'paid-less': (paid, asked) => `You paid ${paid} instead of ${asked}, so there is no bonus`,
    'paid-more': (paid, asked) => `You paid ${paid} instead of ${asked}`,
  },
  th: {
    cancelled: () => 'คุณยกเลิกรายการนี้',
    expired: () => 'ไม่ได้ชำระเงินภายในเวลาที่กำหนด',
    declined: () => 'การชำระเงินถูกปฏิเสธ',
    failed: () => 'การชำระเงินไม่สำเร็จ',
    stopped: () => 'ปิดรายการแล้ว เพราะคุณพักการเล่นหรืองดเล่น',
    'paid-less': (paid, asked) => `ชำระ ${paid} แทน ${asked} จึงไม่ได้รับโบนัส`,
    'paid-more': (paid, asked) => `ชำระ ${paid} แทน ${asked}`,
  },
};

/** Returns the text of an order's reason; undefined when it has none. */
export function reasonText(
  { reason, credited, amount, fee }: DepositOrder,
  market: Market,
): string | undefined {
  if (reason === null) return undefined;
  const money = (value: MinorUnits): string => formatMoney(value, markets[market].currency);
  return WORDS[market][reason](money(add(credited, fee)), money(add(amount, fee)));
}
