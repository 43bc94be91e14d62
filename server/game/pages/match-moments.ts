import { createRandom, type Random } from '#server/core/random.ts';
import type { MatchGoals } from '#server/game/rules/match.ts';

export type Side = 'home' | 'away';

/** Where the ball is: 0 to 1 across the pitch, and from the away side's goal to the home side's. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is shown of a match. Only goals are the round's; the rest is drawn around them and decides nothing. */
export interface Moment {
  readonly minute: number;
  readonly kind: 'attack' | 'corner' | 'save' | 'goal' | 'restart' | 'half-time';
  readonly side: Side;
  readonly spot: Spot;
}

const MINUTES = 90;
const HALF = 45;
/** Minutes between two moments, about. */
const EVERY = 5;
export const CENTRE: Spot = { x: 0.5, y: 0.5 };

/** The home side attacks the goal at 0. */
const towards = (side: Side, y: number): number => (side === 'home' ? y : 1 - y);

function spotOf(kind: 'attack' | 'corner' | 'save', side: Side, random: Random): Spot {
  const across = 0.15 + random.next() * 0.7;
  switch (kind) {
    case 'attack':
      return { x: across, y: towards(side, 0.14 + random.next() * 0.24) };
    case 'corner':
      return { x: random.pick([0.03, 0.97]), y: towards(side, 0.03) };
    case 'save':
      return { x: 0.42 + random.next() * 0.16, y: towards(side, 0.07) };
  }
}

function goalMoments(side: Side, minute: number, random: Random): Moment[] {
  const before = Math.max(1, minute - 1);
  return [
    { minute: before, kind: 'attack', side, spot: spotOf('attack', side, random) },
    { minute, kind: 'goal', side, spot: { x: 0.5, y: towards(side, 0.02) } },
    { minute: Math.min(MINUTES, minute + 1), kind: 'restart', side, spot: CENTRE },
  ];
}

/** Returns what to show of a match, in order; the same for the same match. @param seed the round's number */
export function momentsOf({ home, away }: MatchGoals, seed: string): Moment[] {
  const random = createRandom(`match ${seed}`);
  const goals = [...home, ...away];
  const isFree = (minute: number): boolean => goals.every((goal) => Math.abs(goal - minute) > 2);
  const moments: Moment[] = [
    ...home.flatMap((minute) => goalMoments('home', minute, random)),
    ...away.flatMap((minute) => goalMoments('away', minute, random)),
  ];
  for (let minute = 3; minute < MINUTES; minute += random.int(EVERY - 2, EVERY + 1)) {
    if (!isFree(minute) || minute === HALF) continue;
    const side = random.pick<Side>(['home', 'away']);
    const kind = random.pick(['attack', 'attack', 'corner', 'save'] as const);
    moments.push({ minute, kind, side, spot: spotOf(kind, side, random) });
  }
  if (isFree(HALF)) moments.push({ minute: HALF, kind: 'half-time', side: 'home', spot: CENTRE });
  return moments.toSorted((one, other) => one.minute - other.minute);
}
