import { fromCoins, ZERO } from '#shared/money/money.ts';
import type { payChannel } from '#shared/deposit/trade-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';

export type SeedPayChannel = InferInput<typeof payChannel> & { icon: string };

/** 1 in, 2 out, 3 both (contract, deposit part). */
const KIND = { in: 1, out: 2, both: 3 } as const;

interface Plan {
  id: number;
  code: string;
  name: MarketText;
  kind: 1 | 2 | 3;
  /** Whole coins. */
  range: readonly [min: number, max: number];
  feeBps: number;
  etaMin: number;
  payMode: 'embed' | 'redirect' | 'qr';
  status: 0 | 1;
  note?: MarketText;
  /** Banks and wallets that a payout method pays to. */
  bankIds?: number[];
}

type Terms = Pick<Plan, 'kind' | 'range' | 'etaMin'> & Partial<Plan>;

/** Default terms: up, without fee, and shown inside the app. */
const channel = (id: number, code: string, name: MarketText, terms: Terms): Plan => ({
  id,
  code,
  name,
  feeBps: 0,
  payMode: 'embed',
  status: 1,
  ...terms,
});

/** Invented names: no real wallet or bank. */
const PLANS: readonly Plan[] = [
  channel(
    1,
    'lantern-wallet',
    { ph: 'LanternPay', th: 'โคมเพย์' },
    {
      kind: KIND.both,
      range: [50, 50_000],
      etaMin: 5,
      note: { ph: 'Usually within 5 minutes', th: 'โดยทั่วไปภายใน 5 นาที' },
      bankIds: [1],
    },
  ),
  channel(
    2,
    'tide-qr',
    { ph: 'TideQR', th: 'คิวอาร์สายน้ำ' },
    {
      kind: KIND.in,
      range: [50, 20_000],
      etaMin: 2,
      payMode: 'qr',
    },
  ),
  channel(
    3,
    'island-transfer',
    { ph: 'Island Bank Transfer', th: 'โอนธนาคารเกาะแก้ว' },
    {
      kind: KIND.both,
      range: [500, 50_000],
      etaMin: 1_440,
      payMode: 'redirect',
      bankIds: [3, 4, 5, 6, 7, 8, 9],
    },
  ),
  channel(
    4,
    'corner-store',
    { ph: 'Corner Store Counter', th: 'เคาน์เตอร์ร้านปากซอย' },
    {
      kind: KIND.in,
      range: [100, 10_000],
      feeBps: 100,
      etaMin: 30,
      note: { ph: 'The store adds a 1% fee', th: 'ร้านคิดค่าธรรมเนียม 1%' },
    },
  ),
  channel(
    5,
    'bamboo-wallet',
    { ph: 'Kawayan Wallet', th: 'กระเป๋าไผ่' },
    {
      bankIds: [2],
      kind: KIND.out,
      range: [100, 50_000],
      etaMin: 30,
    },
  ),
  channel(
    6,
    'ferry-card',
    { ph: 'Ferry Card', th: 'บัตรเรือข้ามฟาก' },
    {
      kind: KIND.in,
      range: [100, 5_000],
      feeBps: 150,
      etaMin: 10,
      payMode: 'redirect',
      status: 0,
      note: { ph: 'Closed for maintenance', th: 'ปิดปรับปรุงชั่วคราว' },
    },
  ),
  // Its page refuses to be framed, as some wallets do: the app has to open it as a full page.
  channel(
    7,
    'moon-wallet',
    { ph: 'MoonWallet', th: 'กระเป๋าจันทร์' },
    {
      kind: KIND.in,
      range: [50, 30_000],
      etaMin: 5,
    },
  ),
];

/** `payChannelList`: deposit and payout channels, one of them down. */
export function makePayChannels(market: Market): SeedPayChannel[] {
  return PLANS.map(({ id, code, name, kind, range, feeBps, etaMin, payMode, status, ...rest }) => ({
    id,
    code,
    name: name[market],
    icon: `/static/art/channel/${id}.webp`,
    kind,
    min: fromCoins(range[0]),
    max: fromCoins(range[1]),
    feeFixed: ZERO,
    feeBps,
    etaMin,
    payMode,
    status,
    ...(rest.note && { note: rest.note[market] }),
    ...(rest.bankIds && { bankIds: rest.bankIds }),
  }));
}

/** Ids of all channels, for the painter. */
export const PAY_CHANNEL_IDS: readonly number[] = PLANS.map((plan) => plan.id);
