import type { exchangeBank } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';

export type SeedExchangeBank = Required<InferInput<typeof exchangeBank>>;

/** Invented banks and wallets; the short name is for narrow places and the icon. */
const PLANS: readonly { id: number; name: MarketText; short: string }[] = [
  { id: 1, name: { ph: 'LanternPay', th: 'โคมเพย์' }, short: 'LPAY' },
  { id: 2, name: { ph: 'Kawayan Wallet', th: 'กระเป๋าไผ่' }, short: 'KWYN' },
  { id: 3, name: { ph: 'Island Trust Bank', th: 'ธนาคารเกาะแก้ว' }, short: 'ITB' },
  { id: 4, name: { ph: 'Bank of the Seven Lagoons', th: 'ธนาคารเจ็ดลากูน' }, short: 'B7L' },
  { id: 5, name: { ph: 'Carabao Rural Bank', th: 'ธนาคารทุ่งข้าว' }, short: 'CRB' },
  { id: 6, name: { ph: 'Northern Terraces Bank', th: 'ธนาคารดอยเหนือ' }, short: 'NTB' },
  { id: 7, name: { ph: 'Harbor & Union Bank', th: 'ธนาคารท่าเรือสหกิจ' }, short: 'HUB' },
  { id: 8, name: { ph: 'Mangrove Savings', th: 'ออมทรัพย์ป่าชายเลน' }, short: 'MGS' },
  { id: 9, name: { ph: 'Morning Star Bank', th: 'ธนาคารดาวรุ่ง' }, short: 'MSB' },
];

/** `appExchangeBankMap` by bank id (spec §3). */
export function makeExchangeBanks(market: Market): Record<string, SeedExchangeBank> {
  return Object.fromEntries(
    PLANS.map(({ id, name, short }) => [
      String(id),
      {
        id,
        bankName: name[market],
        shortBankName: short,
        icon: `/static/art/bank/${id}.webp`,
        accountKind: 'mobile' as const,
        lengthMin: null,
        lengthMax: null,
      },
    ]),
  );
}

/** Ids of all banks, for the painter. */
export const EXCHANGE_BANK_IDS: readonly number[] = PLANS.map((plan) => plan.id);
