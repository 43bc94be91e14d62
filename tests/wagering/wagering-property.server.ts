import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { transact } from '#server/core/database/transact.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { post, type Posting } from '#server/money/ledger/post.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { addRequirement, requirementsOf } from '#server/money/wagering/requirements.ts';
import { countTowards, lockedWin, stakeOf } from '#server/money/wagering/share-bet.ts';
import { validBetsOf } from '#server/money/wagering/valid-bets.ts';
import { lockOrder, moveOrder } from '#server/withdrawal/move-order.ts';
import { placeOrder } from '#server/withdrawal/place-order.ts';
import { epochMs } from '#shared/time/duration.ts';
import { add, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { makePlayer } from '#tests/money/ledger-players.ts';
import { playMoney } from '#tests/money/play-money.ts';
import { eachDatabase } from '#tests/database/databases.ts';

const money = (max: number) => fc.integer({ min: 0, max }).map(minorUnits);

describe('dividing a bet', () => {
  const requirement = fc
    .record({
      source: fc.constantFrom('deposit' as const, 'bonus' as const),
      locked: money(10_000),
      need: fc.integer({ min: 1, max: 20_000 }),
      part: fc.nat(99),
    })
    .map(({ source, locked, need, part }) => ({
      source,
      locked,
      need: minorUnits(need),
      done: minorUnits(Math.floor((need * part) / 100)),
    }));
  const open = fc
    .array(requirement, { maxLength: 5 })
    .map((list) => list.map((one, id) => ({ ...one, id })));
  const positive = (max: number) => fc.integer({ min: 1, max }).map(minorUnits);

  it('takes free coins first, then coins locked by deposits, never those of a bonus', () => {
    fc.assert(
      fc.property(open, money(30_000), positive(30_000), (list, more, bet) => {
        const ownBefore = add(more, bet);
        const { fromLocked, changed } = stakeOf(list, bet, ownBefore);
        const lockedBy = (of: readonly { locked: MinorUnits }[]) =>
          add(...of.map(({ locked }) => locked));
        const deposits = list.filter(({ source }) => source === 'deposit');
        const after = deposits.map((one) => ({
          ...one,
          ...changed.find(({ id }) => id === one.id),
        }));
        const free = ownBefore - Math.min(ownBefore, lockedBy(deposits));
        expect(fromLocked).toBe(Math.max(0, bet - free));
        expect(subtract(lockedBy(deposits), lockedBy(after))).toBe(fromLocked);
        for (const { locked } of after) expect(locked).toBeGreaterThanOrEqual(0);
        const ids = new Set(deposits.map(({ id }) => id));
        expect(changed.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
    );
  });

  it('counts each hundredth once: deposits in full and first, bonuses by the share', () => {
    fc.assert(
      fc.property(open, positive(60_000), fc.integer({ min: 0, max: 100 }), (list, bet, share) => {
        const { progress, changed } = countTowards(list, bet, share);
        const after = list.map((one) => ({ ...one, ...changed.find(({ id }) => id === one.id) }));
        const doneFor = (of: typeof list, wanted: 'deposit' | 'bonus') =>
          add(...of.filter(({ source }) => source === wanted).map(({ done }) => done));
        const missing = (wanted: 'deposit' | 'bonus') =>
          add(...list.filter(({ source }) => source === wanted).map(({ need }) => need)) -
          doneFor(list, wanted);
        const toDeposits = Math.min(bet, missing('deposit'));
        const toBonuses = Math.min(
          Math.floor(((bet - toDeposits) * share) / 100),
          missing('bonus'),
        );
        expect(doneFor(after, 'deposit') - doneFor(list, 'deposit')).toBe(toDeposits);
        expect(doneFor(after, 'bonus') - doneFor(list, 'bonus')).toBe(toBonuses);
        expect(progress).toBe(toDeposits + toBonuses);
        for (const wanted of ['deposit', 'bonus'] as const) {
          // Oldest first: an unfinished requirement leaves nothing for later ones.
          const [was, is] = [list, after].map((of) => of.filter(({ source }) => source === wanted));
          const gap = is?.findIndex(({ done, need }) => done < need) ?? -1;
          if (gap >= 0) expect(is?.slice(gap + 1)).toEqual(was?.slice(gap + 1));
        }
        for (const { id, isMet } of changed) {
          const one = after[id];
          expect(isMet).toBe(one?.done === one?.need);
        }
      }),
    );
  });

  it('locks at most the whole win', () => {
    fc.assert(
      fc.property(
        money(5_000_000_000),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.nat(100),
        (win, bet, part) => {
          const fromLocked = minorUnits(Math.floor((bet * part) / 100));
          const locked = lockedWin(win, minorUnits(bet), fromLocked);
          expect(locked).toBeGreaterThanOrEqual(0);
          expect(locked).toBeLessThanOrEqual(win);
          if (fromLocked === bet) expect(locked).toBe(win);
          if (fromLocked === 0) expect(locked).toBe(0);
        },
      ),
    );
  });
});

type Step =
  | { do: 'deposit' | 'bonus'; amount: MinorUnits; times: number }
  | { do: 'bet'; part: number; win: number; isOpen: boolean }
  | { do: 'save' | 'fetch' | 'withdraw'; part: number }
  | { do: 'end'; to: 2 | 3 | 4 };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('deposit' as const, 'bonus' as const),
    amount: fc.integer({ min: 1, max: 50_000 }).map(minorUnits),
    times: fc.nat(5),
  }),
  fc.record({
    do: fc.constant('bet' as const),
    part: fc.integer({ min: 1, max: 100 }),
    win: fc.nat(3),
    isOpen: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('bet' as const),
    part: fc.integer({ min: 1, max: 20 }),
    win: fc.nat(12),
    isOpen: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('save' as const, 'fetch' as const, 'withdraw' as const),
    part: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    do: fc.constant('end' as const),
    to: fc.constantFrom(2 as const, 3 as const, 4 as const),
  }),
);

const partOf = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(Math.floor((amount * percent) / 100));

eachDatabase('any life of a player', (subject) => {
  it('keeps coins, locked coins and held money consistent', async () => {
    const database = subject.database();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const playerId = await makePlayer(database);
        let at = 1_000_000;
        let bets = 0;
        let orderNo: string | undefined;
        let paidIn = 0;
        const move = (posting: Omit<Posting, 'reference' | 'now'>) =>
          transact(database, (trx) => post(trx, { ...posting, reference: randomUUID(), now: at }));
        for (const one of steps) {
          at += 1000;
          const now = epochMs(at);
          const before = await balancesOf(database.db, playerId);
          const reference = randomUUID();
          if (one.do === 'deposit' || one.do === 'bonus') {
            const { amount, times } = one;
            paidIn += amount;
            await transact(database, async (trx) => {
              await post(trx, {
                kind: one.do,
                reference,
                entries: [
                  { wallet: { playerId, kind: 'coin' }, amount },
                  { wallet: `house:${one.do}`, amount: subtract(ZERO, amount) },
                ],
                now,
              });
              const need = minorUnits(amount * times);
              await addRequirement(trx, {
                playerId,
                source: one.do,
                reference,
                locked: amount,
                need,
                now,
              });
            });
          }
          if (one.do === 'bet') {
            const bet = partOf(subtract(before.coin, before.waiting), one.part);
            if (bet === 0) continue;
            const win = minorUnits(bet * one.win);
            bets += bet;
            paidIn += win - bet;
            const { isOpen } = one;
            await transact(database, (trx) =>
              playMoney(trx, { playerId, typeId: 1 + (bet % 6), bet, win, isOpen, now }),
            );
          }
          if (one.do === 'save' || one.do === 'fetch') {
            const [from, to] =
              one.do === 'save' ? (['coin', 'safebox'] as const) : (['safebox', 'coin'] as const);
            const has = from === 'coin' ? subtract(before.coin, before.waiting) : before.safebox;
            const amount = partOf(has, one.part);
            if (amount === 0) continue;
            await move({
              kind: one.do === 'save' ? 'bank-in' : 'bank-out',
              entries: [
                { wallet: { playerId, kind: from }, amount: subtract(ZERO, amount) },
                { wallet: { playerId, kind: to }, amount },
              ],
            });
          }
          if (one.do === 'withdraw' && orderNo === undefined) {
            const amount = partOf(withdrawableOf(before), one.part);
            if (amount === 0) continue;
            const bank = { bankId: 1, bankName: 'B', realname: 'N', mobile: '639170000000' };
            const placed = {
              playerId,
              amount,
              fee: ZERO,
              unplayed: ZERO,
              bank,
              channelId: 1,
              day: 1,
              etaAt: now,
              nextAt: null,
            };
            const order = await transact(database, (trx) => placeOrder(trx, { ...placed, now }));
            orderNo = order.order_no;
            const { locked } = await balancesOf(database.db, playerId);
            expect(locked).toBe(before.locked);
          }
          if (one.do === 'end' && orderNo !== undefined) {
            const known = orderNo;
            for (const _time of [1, 2]) {
              await transact(database, async (trx) => {
                const order = await lockOrder(trx, known);
                if (!order) throw new Error('the order is gone');
                await moveOrder(trx, order, { to: one.to, now, market: 'ph' });
              });
            }
            if (one.to === 4) paidIn -= before.hold;
            orderNo = undefined;
          }
          const after = await balancesOf(database.db, playerId);
          expect(after.coin + after.safebox + after.hold).toBe(paidIn);
          const waiting = (await requirementsOf(database.db, playerId))
            .filter(({ source, state }) => source === 'bonus' && state === 'open')
            .map(({ locked }) => locked);
          expect(after.waiting).toBe(add(...waiting));
          expect(after.locked).toBeGreaterThanOrEqual(after.waiting);
          expect(withdrawableOf(after)).toBeGreaterThanOrEqual(0);
          expect(withdrawableOf(after)).toBeLessThanOrEqual(after.coin);
        }
        const requirements = await requirementsOf(database.db, playerId);
        const counted = await database.db
          .selectFrom('counted_bet')
          .where('player_id', '=', playerId)
          .select(['bet', 'progress'])
          .execute();
        expect(add(...requirements.map(({ done }) => done))).toBe(
          add(...counted.map(({ progress }) => progress)),
        );
        expect(add(...counted.map(({ bet }) => bet))).toBe(bets);
        expect(await validBetsOf(database.db, playerId)).toBe(bets);
        for (const { state, done, need } of requirements) {
          expect(state === 'met').toBe(done === need);
        }
      }),
      { numRuns: 8 },
    );
    expect(await ledgerTotals(database.db)).toMatchObject({ sum: 0, mismatchedWallets: [] });
  });
});
