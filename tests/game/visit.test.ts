/** A visitor's demo: the page applies the server's rules and keeps its own balance. */
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import type { VisitState } from '#server/game/game-handlers.ts';
import { createVisit, type VisitCalls, type VisitPorts } from '#server/game/pages/visit.ts';
import { commitmentOf, roundDraws } from '#server/game/play/round-draws.ts';
import { openRound, viewOf } from '#server/game/rules/round.ts';
import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { termsFor } from '#server/game/rules/kinds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const START = fromCoins(10_000);
const PICKS: Partial<Record<GameKind, string>> = {
  duel: 'dragon',
  match: 'home',
  fishing: 'sardine',
};

const stateOf = (kind: GameKind): VisitState => ({
  game: {
    id: 7,
    name: 'Tiger Reef',
    typeId: 1,
    icon: '/icon.webp',
    hero: '/tiger.svg',
    symbols: [],
    ...termsFor(kind, undefined),
  },
  kind,
  lang: 'en',
  countryCode: 'PH',
  bets: { min: fromCoins(1), max: fromCoins(500), steps: [fromCoins(1), fromCoins(5)] },
  wagering: { share: 100, leastOdds: null },
  coin: START,
});

/** Ports with a clock that only `wait` moves, and seeded randomness. */
function portsOf(seed: number) {
  let now = 1_700_000_000_000;
  let state = seed;
  const ports: VisitPorts = {
    now: () => now,
    random: (length) =>
      Uint8Array.from({ length }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 24;
      }),
    wait: async (ms) => void (now += ms),
  };
  return { ports, pass: (ms: number) => void (now += ms) };
}

const open = (kind: GameKind, seed = 1) => {
  const { ports, pass } = portsOf(seed);
  return { call: createVisit(stateOf(kind), ports), pass };
};

describe('a visitor’s demo', () => {
  it.each(GAME_KINDS)('%s: every round takes the bet and pays the stated win', async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 30 }), async (seed, rounds) => {
        const { call, pass } = open(kind, seed);
        let expected: number = START;
        for (let round = 0; round < rounds; round += 1) {
          const bet = fromCoins(5);
          let answer = await call('bet', { bet, pick: PICKS[kind] ?? null });
          const { roundNo } = answer.round;
          if (kind === 'cards') {
            const held = [true, false, true, false, true];
            answer = await call('act', { action: 'draw', roundNo, held });
          }
          if (kind === 'rise' && !answer.round.isOver) {
            pass(1500);
            answer = await call('act', { action: 'cash-out', roundNo });
          }
          expect(answer.round.isOver).toBe(true);
          expected += (answer.round.win ?? 0) - bet;
          expect(answer.balance.coin).toBe(expected);
          expect(answer.round.view.kind).toBe(kind);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('ends a rising round automatically at its break, and pays it once', async () => {
    const { call } = open('rise', 3);
    const { round } = await call('bet', { bet: fromCoins(5), autoAt: 110 });
    let answer = await call('watch', { roundNo: round.roundNo });
    while (!answer.round.isOver) answer = await call('watch', { roundNo: round.roundNo });
    const again = await call('watch', { roundNo: round.roundNo });
    expect(again.balance).toEqual(answer.balance);
    const cashed = await call('act', { action: 'cash-out', roundNo: round.roundNo });
    expect(cashed.balance).toEqual(answer.balance);
  });

  it('rejects a bet above the balance, a second open round and an unknown round', async () => {
    const { call } = open('cards');
    const refusal = (error: string) => expect.objectContaining({ error });
    await expect(call('bet', { bet: minorUnits(START + 1) })).rejects.toEqual(
      refusal('balance-short'),
    );
    const { round } = await call('bet', { bet: fromCoins(1) });
    await expect(call('bet', { bet: fromCoins(1) })).rejects.toEqual(refusal('round-open'));
    const held = [false, false, false, false, false];
    await expect(call('act', { action: 'draw', roundNo: 'none', held })).rejects.toEqual(
      refusal('no-such-round'),
    );
    expect((await call('state', {})).round?.roundNo).toBe(round.roundNo);
    expect((await call('rounds', {})).list).toEqual([]);
    await expect(call('rotate', { clientSeed: 'mine' })).rejects.toEqual(refusal('round-open'));
  });

  it('never shows undealt cards or the break of a rising round', async () => {
    const cards = await open('cards').call('bet', { bet: fromCoins(1) });
    expect(cards.round.view).toMatchObject({ kind: 'cards', held: null });
    const rise = await open('rise').call('bet', { bet: fromCoins(1) });
    if (!rise.round.isOver) expect(rise.round.view).toMatchObject({ point: null });
    expect(rise.serverTime).toBe(epochMs(1_700_000_000_000));
  });

  it.each(GAME_KINDS)(
    '%s: every ended round can be repeated from its revealed seed',
    async (kind) => {
      const { call, pass } = open(kind, 11);
      const { seed } = await call('state', {});
      await playOut(call, kind, pass);
      await playOut(call, kind, pass);
      const hidden = (await call('rounds', {})).list;
      expect(hidden.map(({ nonce, serverSeed }) => [nonce, serverSeed])).toEqual([
        [2, null],
        [1, null],
      ]);
      const { revealed, next } = await call('rotate', { clientSeed: 'mine' });
      expect(revealed).toMatchObject({ serverHash: seed.serverHash, nonce: 2 });
      expect(next).toMatchObject({ serverHash: seed.nextHash, clientSeed: 'mine', nonce: 0 });
      await playOut(call, kind, pass);
      const [newest, ...others] = (await call('rounds', {})).list;
      expect(newest).toMatchObject({ nonce: 1, clientSeed: 'mine', serverSeed: null });
      expect(others).toHaveLength(2);
      for (const { serverSeed, serverHash, clientSeed, nonce, view, bet } of others) {
        // The server's own functions, on another implementation of the hash.
        expect(commitmentOf(serverSeed ?? '')).toBe(serverHash);
        const draws = roundDraws(serverSeed ?? '', clientSeed, nonce);
        const pick = PICKS[kind] ?? null;
        const start = { bet: minorUnits(bet), autoAt: null, pick, now: 0 };
        const again = openRound(kind, termsFor(kind, undefined), draws, start);
        expect(drawnOf({ ...viewOf(again) })).toEqual(drawnOf({ ...view }));
        if (view.kind === 'rise') expect(again.detail).toMatchObject({ point: view.point });
      }
    },
  );

  it('lists the last twenty rounds', async () => {
    const { call } = open('duel');
    for (let round = 0; round < 25; round += 1) {
      await call('bet', { bet: fromCoins(1), pick: 'dragon' });
    }
    const { list } = await call('rounds', {});
    expect(list.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
  });
});

/** Plays a round to its end. */
async function playOut(call: VisitCalls, kind: GameKind, pass: (ms: number) => void) {
  const { round } = await call('bet', { bet: fromCoins(5), pick: PICKS[kind] ?? null });
  const { roundNo } = round;
  if (kind === 'cards') {
    await call('act', { action: 'draw', roundNo, held: [true, true, true, true, true] });
  }
  if (kind === 'rise' && !round.isOver) {
    pass(1500);
    await call('act', { action: 'cash-out', roundNo });
  }
}

/** What was drawn, without what the player did and when. */
function drawnOf(view: Readonly<Record<string, unknown>>) {
  const { dealt, stops, cards, home, away, point } = view;
  return { dealt, stops, cards, home, away, ...(view['kind'] === 'fishing' && { point }) };
}
