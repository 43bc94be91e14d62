import { SavingsCode } from '#shared/savings/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import {
  InsufficientBalance,
  post,
  type PostedEntry,
  type PostingKind,
} from '#server/money/ledger/post.ts';
import { receivable, toMicro, type Earning } from '#server/savings/interest.ts';
import { holdEarning, keepEarning } from '#server/savings/savings-account.ts';
import { openRequirements } from '#server/money/wagering/requirements.ts';
import { waitingCoins } from '#server/money/wagering/share-bet.ts';
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
import type { EpochMs } from '#shared/time/duration.ts';

/** Minimum amounts (contract, bank part; spec §9). */
export const SAVINGS_MIN = {
  deposit: fromCoins(30),
  withdraw: minorUnits(1),
  claim: minorUnits(1),
} as const;

/** Prefix of references of savings postings; the movement's id follows. */
export const SAVINGS_PREFIX = 'savings-';

/** A player's savings, and their rate from the next hour on. */
export interface Saver {
  playerId: number;
  aprBps: number;
  now: EpochMs;
}

/**
 * Moves coins into savings; they earn from the next hour of the clock on.
 * @throws Refusal 1252 below the minimum, 1251 when the coins do not cover it; coins of an unearned bonus
 * cannot be saved
 */
export async function putIntoSavings(trx: Trx, saver: Saver, amount: MinorUnits): Promise<Earning> {
  requireAtLeast(SAVINGS_MIN.deposit, amount);
  const held = await holdEarning(trx, saver.playerId, saver.aprBps, saver.now);
  const earning = { ...held, amount: add(held.amount, amount) };
  const { coin, safebox } = walletsOf(saver);
  const left = await move(trx, saver, {
    type: 1,
    kind: 'bank-in',
    from: coin,
    to: safebox,
    amount,
    earning,
  });
  const requirements = await openRequirements(trx, saver.playerId);
  if (left < waitingCoins(requirements)) throw balanceShort();
  return earning;
}

/**
 * Moves coins out of savings; the current hour pays interest on the remainder.
 * @throws Refusal 1252 below the minimum, 1251 when savings are lower
 */
export async function takeFromSavings(
  trx: Trx,
  saver: Saver,
  amount: MinorUnits,
): Promise<Earning> {
  requireAtLeast(SAVINGS_MIN.withdraw, amount);
  const held = await holdEarning(trx, saver.playerId, saver.aprBps, saver.now);
  if (amount > held.amount) throw balanceShort();
  const left = subtract(held.amount, amount);
  const standing = minorUnits(Math.min(held.standing, left));
  const earning = { ...held, amount: left, standing };
  const { coin, safebox } = walletsOf(saver);
  await move(trx, saver, { type: 2, kind: 'bank-out', from: safebox, to: coin, amount, earning });
  return earning;
}

/**
 * Pays out the interest in whole hundredths; the remainder stays.
 * @throws Refusal 1253 when it is below a hundredth
 */
export async function claimDueInterest(
  trx: Trx,
  saver: Saver,
): Promise<{ earning: Earning; received: MinorUnits }> {
  const held = await holdEarning(trx, saver.playerId, saver.aprBps, saver.now);
  const amount = receivable(held);
  if (amount < SAVINGS_MIN.claim) {
    throw new Refusal(SavingsCode.nothingToClaim, 'less interest than can be paid');
  }
  const earning = {
    ...held,
    interestMicro: held.interestMicro - toMicro(amount),
    received: add(held.received, amount),
  };
  const { coin } = walletsOf(saver);
  const micro = held.interestMicro;
  await move(trx, saver, {
    type: 3,
    kind: 'interest',
    from: 'house:interest',
    to: coin,
    amount,
    earning,
    micro,
  });
  return { earning, received: amount };
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

/** @returns the coins afterwards */
async function move(trx: Trx, { playerId, now }: Saver, movement: Movement): Promise<MinorUnits> {
  const { type, kind, from, to, amount, earning, micro = null } = movement;
  await keepEarning(trx, playerId, earning);
  const { id } = await trx
    .insertInto('savings_movement')
    .values({
      player_id: playerId,
      type,
      amount,
      micro,
      amount_after: earning.amount,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const { entries } = await post(trx, {
      kind,
      reference: `${SAVINGS_PREFIX}${id}`,
      entries: [
        { wallet: from, amount: subtract(ZERO, amount) },
        { wallet: to, amount },
      ],
      now,
    });
    return coinsAfter(entries);
  } catch (error) {
    throw error instanceof InsufficientBalance ? balanceShort() : error;
  }
}

function coinsAfter(entries: readonly PostedEntry[]): MinorUnits {
  const coin = entries.find(({ wallet }) => typeof wallet === 'object' && wallet.kind === 'coin');
  if (coin === undefined || coin.balanceAfter === null)
    throw new Error('savings moved without coins');
  return coin.balanceAfter;
}

const walletsOf = ({ playerId }: Saver) => ({
  coin: { playerId, kind: 'coin' } as const,
  safebox: { playerId, kind: 'safebox' } as const,
});

const balanceShort = (): Refusal => new Refusal(SavingsCode.balanceShort, 'not so much is there');

function requireAtLeast(min: MinorUnits, amount: MinorUnits): void {
  if (amount < min) throw new Refusal(SavingsCode.underMinimum, 'under the least amount', { min });
}
