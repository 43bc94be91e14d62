/** Balance answers arrive in any order, twice or never: the newest one wins. */
import { accountExtrasApi } from '#api/account-extras.ts';
import { balanceApi } from '#api/balance.ts';
import { answerOf } from '#api/core/answer-of.ts';
import { toPlayer } from '#api/player-wire.ts';
import { api } from '#api/core/api.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Balance } from '#shared/account/user.ts';
import { sessionFound, sessionReducer, type SessionState } from '#state/session/session-slice.ts';
import { wireUser } from '#tests/builders/wire.ts';
import { runsOf } from '#tests/support/extent.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

// So many runs are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const RUNS = runsOf(10_000);
const STATES = 12;

/** Server balance after change number `seq`; every part differs at each change. */
function held(seq: number): Balance {
  const part = (of: number) => minorUnits(1_000 * of + seq);
  return { coin: part(1), lottery: part(2), safebox: part(3), totalRecharge: part(4), seq };
}

type Answer =
  /** All parts, as `refreshData` sends them. */
  | { readonly kind: 'whole'; readonly seq: number }
  /** The coins alone, as most answers that move money send them. */
  | { readonly kind: 'coins'; readonly seq: number }
  /** The after-login config: all parts, without a change number. */
  | { readonly kind: 'unnumbered'; readonly seq: number };

const fulfilled = (call: 'Query' | 'Mutation', endpointName: string, payload: unknown) => ({
  type: `${api.reducerPath}/execute${call}/fulfilled`,
  payload,
  meta: { requestStatus: 'fulfilled', requestId: 'r', arg: { endpointName } },
});

const belongings = {
  appUserBank: null,
  appUserBankList: [],
  appGameDataUser: { gameLikes: {}, gameHistory: [] },
  inviteCode: '',
  aid: '',
};

function action({ kind, seq }: Answer): UnknownAction {
  const balance = held(seq);
  switch (kind) {
    case 'whole':
      return fulfilled('Query', 'refreshBalance', balance);
    case 'coins':
      return fulfilled('Mutation', 'redeemCode', { rewards: [], coin: balance.coin, seq });
    case 'unnumbered': {
      const { seq: _none, ...parts } = balance;
      const player = toPlayer(
        { ...(wireUser() as never as object), ...parts } as never,
        belongings,
        { origin: '', pictureOrigins: [] },
      );
      return fulfilled('Query', 'afterLoginConfig', { player });
    }
  }
}

const answer = fc.record({
  kind: fc.constantFrom('whole' as const, 'coins' as const, 'unnumbered' as const),
  seq: fc.integer({ min: 1, max: STATES }),
});

const player = (): SessionState =>
  [sessionFound(), action({ kind: 'unnumbered', seq: 1 })].reduce(
    sessionReducer,
    sessionReducer(undefined, { type: 'start' }),
  );

const balanceOf = (state: SessionState): Balance => {
  if (state.player === null) throw new Error('no player');
  return state.player.balance;
};

it('the actions of this test are those that the slice handles', () => {
  const [whole, coins, unnumbered] = (['whole', 'coins', 'unnumbered'] as const).map((kind) =>
    action({ kind, seq: 1 }),
  );
  expect(balanceApi.endpoints.refreshBalance.matchFulfilled(whole)).toBe(true);
  expect(accountExtrasApi.endpoints.redeemCode.matchFulfilled(coins)).toBe(true);
  expect(answerOf('afterLoginConfig')(unnumbered)).toBe(true);
  expect(balanceOf(player())).toEqual({ ...held(1), seq: 0 });
});

it('no older answer replaces a newer one, in random orders with losses and repeats', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 40 }), (answers) => {
      let state = player();
      let newest = 0;
      // Change number of the last lottery balance applied.
      let lotteryOf = 0;
      for (const arrived of answers) {
        state = sessionReducer(state, action(arrived));
        const now = balanceOf(state);
        if (arrived.kind !== 'unnumbered') newest = Math.max(newest, arrived.seq);
        expect(now.seq).toBe(newest);
        expect(now.coin).toBe(newest === 0 ? held(1).coin : held(newest).coin);
        const reported = now.lottery - 2_000;
        expect(reported).toBeGreaterThanOrEqual(lotteryOf);
        lotteryOf = reported;
        // A whole answer of the newest change applies even when its coins were already known.
        if (arrived.kind === 'whole' && arrived.seq === newest) expect(now).toEqual(held(newest));
      }
    }),
    { numRuns: RUNS },
  );
});

it('a repeated answer leaves the state unchanged', () => {
  const state = [held(3), held(3)].reduce<SessionState>(
    (before, balance) => sessionReducer(before, fulfilled('Query', 'refreshBalance', balance)),
    player(),
  );
  expect(sessionReducer(state, action({ kind: 'whole', seq: 3 }))).toBe(state);
  expect(sessionReducer(state, action({ kind: 'whole', seq: 2 }))).toBe(state);
});
