/** What the withdrawal page says about locked money is what the ledger then does. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { transact } from '#server/core/database/transact.ts';
import { post } from '#server/money/ledger/post.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { lockedParts, type LockedPart } from '#server/money/wagering/locked-parts.ts';
import { addRequirement, wageringOf } from '#server/money/wagering/requirements.ts';
import { epochMs } from '#shared/time/duration.ts';
import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { nextUnlock, stillToBet } from '#shared/withdrawal/exchange.ts';
import { rewardSource } from '#shared/reward/bet-requirement.ts';
import { makePlayer } from './ledger-players.ts';
import { playMoney } from './play-money.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { runsOf } from '#tests/support/extent.ts';

/** Slots count in full. */
const SLOTS = 1;
const coins = (min: number, max: number) => fc.integer({ min, max }).map(minorUnits);

const gift = fc.record({
  source: fc.constantFrom('deposit' as const, 'bonus' as const),
  amount: coins(1, 50_000),
  times: fc.constantFrom(0, 1, 1.5, 3),
});
type Gift = typeof gift extends fc.Arbitrary<infer Value> ? Value : never;

/** Bets before the page is opened: their size, and whether they lose, return the bet, or win double. */
const earlier = fc.record({ part: fc.integer({ min: 1, max: 60 }), win: fc.nat(2) });

eachDatabase('locked money', (subject) => {
  const database = subject.database;
  let at = 1_000_000;

  async function give(playerId: number, { source, amount, times }: Gift) {
    const reference = source === 'bonus' ? `vip-${randomUUID()}` : randomUUID();
    const now = epochMs((at += 1000));
    await transact(database(), async (trx) => {
      const entries = [
        { wallet: { playerId, kind: 'coin' }, amount },
        { wallet: `house:${source}`, amount: subtract(ZERO, amount) },
      ] as const;
      await post(trx, { kind: source, reference, entries, now });
      const need = minorUnits(Math.ceil(amount * times));
      await addRequirement(trx, { playerId, source, reference, locked: amount, need, now });
    });
  }

  async function bet(playerId: number, amount: MinorUnits, win: MinorUnits) {
    const now = epochMs((at += 1000));
    const isOpen = at % 2000 === 0;
    await transact(database(), (trx) =>
      playMoney(trx, { playerId, typeId: SLOTS, bet: amount, win, isOpen, now }),
    );
  }

  /** Makes bets of this sum in all, each of them returned, from the player's own money. */
  async function wager(playerId: number, sum: MinorUnits) {
    let left = sum;
    while (left > 0) {
      const { coin, waiting } = await balancesOf(database().db, playerId);
      const own = subtract(coin, waiting);
      const amount = own < left ? own : left;
      await bet(playerId, amount, amount);
      left = subtract(left, amount);
    }
  }

  async function page(playerId: number) {
    const { db } = database();
    const [balances, { open }] = await Promise.all([
      balancesOf(db, playerId),
      wageringOf(db, playerId),
    ]);
    const parts = lockedParts(open, balances.coin);
    return { balances, parts, free: withdrawableOf(balances) };
  }

  const forApp = (parts: readonly LockedPart[]) =>
    parts.map((part) => ({ ...part, source: rewardSource(part.source) }));

  it('is freed by exactly the bets that are said to be missing, part by part, in the order shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(gift, { minLength: 1, maxLength: 4 }),
        fc.array(earlier, { maxLength: 4 }),
        async (gifts, bets) => {
          const playerId = await makePlayer(database());
          // Somebody with bonuses alone cannot bet.
          await give(playerId, { source: 'deposit', amount: minorUnits(40_000), times: 0 });
          for (const one of gifts) await give(playerId, one);
          for (const { part, win } of bets) {
            const { coin, waiting } = await balancesOf(database().db, playerId);
            const amount = minorUnits(Math.floor(((coin - waiting) * part) / 100));
            if (amount > 0) await bet(playerId, amount, minorUnits(amount * win));
          }
          for (;;) {
            const { balances, parts, free } = await page(playerId);
            // Every hundredth of the balance is told once.
            expect(add(free, ...parts.map(({ amount }) => amount))).toBe(balances.coin);
            const next = nextUnlock(forApp(parts));
            if (next === null) break;
            if (balances.coin === balances.waiting) return;
            await wager(playerId, next.toBet);
            const after = await page(playerId);
            expect(subtract(after.free, free)).toBe(next.frees);
          }
          const { balances, free } = await page(playerId);
          expect(free).toBe(balances.coin);
        },
      ),
      { numRuns: runsOf(200, 20) },
    );
  });

  it('of a deposit stays its own: a win of the first is not locked by the second', async () => {
    const playerId = await makePlayer(database());
    for (const _which of [1, 2]) {
      await give(playerId, { source: 'deposit', amount: minorUnits(10_000), times: 1 });
    }
    const { parts } = await page(playerId);
    expect(parts.map(stillToBet)).toEqual([10_000, 10_000]);
    await bet(playerId, minorUnits(10_000), minorUnits(10_000));
    expect(await page(playerId)).toMatchObject({ free: 10_000, parts: [{ amount: 10_000 }] });
  });

  it('is listed with deposits before bonuses, as bets count', async () => {
    const playerId = await makePlayer(database());
    await give(playerId, { source: 'bonus', amount: minorUnits(300), times: 3 });
    await give(playerId, { source: 'deposit', amount: minorUnits(500), times: 1 });
    const { parts } = await page(playerId);
    expect(parts.map(({ kind, source }) => [kind, source])).toEqual([
      ['own', 'deposit'],
      ['bonus', 'vip'],
    ]);
  });
});
