/** What is shown of a match around its goals. */
import { drawMatch, type MatchGoals } from '#server/game/rules/match.ts';
import { momentsOf, type Side } from '#server/game/pages/match-moments.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawsFor } from './chance.ts';

const SEED = 'a match as it goes';
const matches = fc
  .nat(10_000)
  .map((nonce): [MatchGoals, string] => [drawMatch(drawsFor(SEED, nonce)), String(nonce)]);

it('has each goal of the round once, in its minute, and no other', () => {
  fc.assert(
    fc.property(matches, ([goals, roundNo]) => {
      const moments = momentsOf(goals, roundNo);
      const minutesOf = (side: Side) =>
        moments.filter((one) => one.kind === 'goal' && one.side === side).map((one) => one.minute);
      expect(minutesOf('home')).toEqual(goals.home);
      expect(minutesOf('away')).toEqual(goals.away);
    }),
  );
});

it('goes forward through 90 minutes, with the ball on the pitch, the same for the same round', () => {
  fc.assert(
    fc.property(matches, ([goals, roundNo]) => {
      const moments = momentsOf(goals, roundNo);
      expect(momentsOf(goals, roundNo)).toEqual(moments);
      expect(moments.length).toBeGreaterThan(8);
      const minutes = moments.map(({ minute }) => minute);
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
      expect(minutes.every((minute) => minute >= 1 && minute <= 90)).toBe(true);
      for (const { x, y } of moments.map(({ spot }) => spot)) {
        expect([x, y].every((share) => share >= 0 && share <= 1)).toBe(true);
      }
    }),
  );
});

it('shows the ball before the goal of the other side', () => {
  const [home] = momentsOf({ home: [30], away: [] }, '1').filter(({ kind }) => kind === 'goal');
  const [away] = momentsOf({ home: [], away: [30] }, '1').filter(({ kind }) => kind === 'goal');
  expect(home?.spot.y).toBeLessThan(0.1);
  expect(away?.spot.y).toBeGreaterThan(0.9);
});
