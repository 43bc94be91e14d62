import { sql } from 'kysely';
import { SavingsCode } from '#shared/savings/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { coinsAfter, type Coins } from '#server/money/ledger/coins-after.ts';
import { InsufficientBalance, post, type PostingKind } from '#server/money/ledger/post.ts';
import { receivable, toMicro, type Earning } from '#server/savings/interest.ts';
import {
  holdSavings,
  insertEarning,
  type HeldSavings,
  type Saver,
} from '#server/savings/savings-account.ts';
import {
  add,
  fromCoins,
  minorUnits,
  subtract,
  ZERO,
  type MinorUnits,
} from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { WalletName } from '#server/money/ledger/wallets.ts';

/** Minimum amounts (contract, bank part; spec §9). */
export const SAVINGS_MIN = {
  deposit: fromCoins(30),
  withdraw: minorUnits(1),
  claim: minorUnits(1),
} as const;

/** Prefix of references of savings postings; the movement's id follows. */
export const SAVINGS_PREFIX = 'savings-';

/** Savings after a movement, and the player's coins. */
export interface Saved extends Coins {
  earning: Earning;
}

/**
 * Moves coins into savings; they earn from the next hour of the clock on.
 * @throws Refusal 1252 below the minimum, 1251 when the coins do not cover it; coins of an unearned bonus
 * cannot be saved
 */
export async function putIntoSavings(trx: Trx, saver: Saver, amount: MinorUnits): Promise<Saved> {
  requireAtLeast(SAVINGS_MIN.deposit, amount);
  const before = await holdSavings(trx, saver);
  const { earning: held, balances } = before;
  if (amount > subtract(balances.coin, balances.waiting)) throw balanceShort();
  const earning = { ...held, amount: add(held.amount, amount) };
  const { coin: from, safebox: to } = walletsOf(saver);
  return move(trx, saver, before, { type: 1, kind: 'bank-in', from, to, amount, earning });
}

/**
 * Moves coins out of savings; the current hour pays interest on the remainder.
 * @throws Refusal 1252 below the minimum, 1251 when savings are lower
 */
export async function takeFromSavings(trx: Trx, saver: Saver, amount: MinorUnits): Promise<Saved> {
  requireAtLeast(SAVINGS_MIN.withdraw, amount);
  const before = await holdSavings(trx, saver);
  const { earning: held } = before;
  if (amount > held.amount) throw balanceShort();
  const left = subtract(held.amount, amount);
  const standing = minorUnits(Math.min(held.standing, left));
  const earning = { ...held, amount: left, standing };
  const { safebox: from, coin: to } = walletsOf(saver);
  return move(trx, saver, before, { type: 2, kind: 'bank-out', from, to, amount, earning });
}

/**
 * Pays out the interest in whole hundredths; the remainder stays.
 * @throws Refusal 1253 when it is below a hundredth
 */
export async function claimDueInterest(
  trx: Trx,
  saver: Saver,
): Promise<Saved & { received: MinorUnits }> {
  const before = await holdSavings(trx, saver);
  const { earning: held } = before;
  const amount = receivable(held);
  if (amount < SAVINGS_MIN.claim) {
    throw new Refusal(SavingsCode.nothingToClaim, 'less interest than can be paid');
  }
  const earning = {
    ...held,
    interestMicro: held.interestMicro - toMicro(amount),
    received: add(held.received, amount),
  };
  const saved = await move(trx, saver, before, {
    type: 3,
    kind: 'interest',
    from: 'house:interest',
    to: walletsOf(saver).coin,
    amount,
    earning,
    micro: held.interestMicro,
  });
  return { ...saved, received: amount };
}

interface Movement {
  type: 1 | 2 | 3;
  kind: PostingKind;
  from: WalletName;
  to: WalletName;
  amount: MinorUnits;
  /** The savings after the movement. */
  earning: Earning;
  micro?: number;
}

/** Moves the money, with the savings and their record in one statement. */
async function move(
  trx: Trx,
  { playerId, now }: Saver,
  { balances, movementId: id }: HeldSavings,
  { type, kind, from, to, amount, earning, micro }: Movement,
): Promise<Saved> {
  const posting = {
    kind,
    reference: `${SAVINGS_PREFIX}${id}`,
    entries: [
      { wallet: from, amount: subtract(ZERO, amount) },
      { wallet: to, amount },
    ],
    now,
  };
  const posted = await post(trx, posting, {
    saved: insertEarning(trx, playerId, earning),
    movement: sql`insert into savings_movement
        (id, player_id, type, amount, micro, amount_after, created_at) overriding system value
      values (${id}, ${playerId}, ${type}, ${amount}, ${micro ?? null}, ${earning.amount}, ${now})`,
  }).catch((error: unknown) => {
    throw error instanceof InsufficientBalance ? balanceShort() : error;
  });
  return { earning, ...coinsAfter(balances, playerId, posted) };
}

const walletsOf = ({ playerId }: Saver) => ({
  coin: { playerId, kind: 'coin' } as const,
  safebox: { playerId, kind: 'safebox' } as const,
});

const balanceShort = (): Refusal => new Refusal(SavingsCode.balanceShort, 'not so much is there');

function requireAtLeast(min: MinorUnits, amount: MinorUnits): void {
  if (amount < min) throw new Refusal(SavingsCode.underMinimum, 'under the least amount', { min });
}
