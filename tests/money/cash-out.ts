import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { transact } from '#server/core/database/transact.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { addRequirement } from '#server/money/wagering/requirements.ts';
import type { RequirementSource } from '#server/money/wagering/share-bet.ts';
import { fromCoins, type MinorUnits } from '#shared/money/money.ts';
import { callOn, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import type { PreparedPlayer } from '#server/demo/players/prepared-player.ts';
import type { Platform } from '#server/platform.ts';

export const BANK = 1;

let accounts = 0;

/** The sandbox bank always pays to numbers with this ending. */
const PAID_END = '1000';

/** Returns a Philippine mobile number that no other test player has. */
export const nextAccount = (end = PAID_END): string => {
  const number = String((accounts += 1)).padStart(9 - end.length, '0');
  return `639${number}${end}`;
};

/** Creates a player with money and a bound bank account. */
export const payee = (
  platform: Platform,
  { end = PAID_END, ...fields }: Partial<PreparedPlayer> & { end?: string } = {},
): Promise<OwnPlayer> =>
  ownPlayer(platform, {
    deposits: fromCoins(5_000),
    vip: 2,
    banks: [{ bankId: BANK, mobile: nextAccount(end) }],
    ...fields,
  });

/** Requests a withdrawal. @returns the answer's body */
export async function withdraw(
  platform: Platform,
  { token }: OwnPlayer,
  amount: number,
  more: object = {},
): Promise<Record<string, unknown>> {
  const body = { reqNo: randomUUID(), amount, bankId: BANK, ...more };
  return (await callOn(platform, 'createWithdrawal', body, token)).body;
}

/** An order as answers contain it. */
export interface ListedOrder {
  orderNo: string;
  status: number;
  createTime: number;
  updateTime: number;
  refundTime?: number;
  failText?: string;
  steps: { status: number; time: number }[];
}

export async function ordersOf(
  platform: Platform,
  { token }: OwnPlayer,
  body: object = {},
): Promise<ListedOrder[]> {
  const answer = await callOn(platform, 'withdrawals', body, token);
  return answer.body['list'] as ListedOrder[];
}

export const configOf = async (platform: Platform, { token }: OwnPlayer) =>
  (await callOn(platform, 'withdrawalConfig', {}, token)).body;

/** Locks coins behind a wagering requirement. */
export function lock(
  { context: { database, clock } }: Platform,
  { id: playerId }: OwnPlayer,
  {
    source = 'bonus',
    locked,
    need,
  }: { source?: RequirementSource; locked: MinorUnits; need: MinorUnits },
): Promise<void> {
  const requirement = { playerId, source, reference: randomUUID(), locked, need };
  return transact(database, (trx) => addRequirement(trx, { ...requirement, now: clock.now() }));
}

/** Expects balanced postings, and no wallet that is negative or differs from its postings. */
export async function expectSoundLedger({ context }: Platform): Promise<void> {
  const totals = await ledgerTotals(context.database.db);
  expect(totals).toMatchObject({ sum: 0, negativeWallets: [], mismatchedWallets: [] });
}
