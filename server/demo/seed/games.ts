import { fromCoins } from '#shared/money/money.ts';
import { FACTS } from '#server/game/rules/facts.ts';
import { kindOfType, percentOfBps, termsFor } from '#server/game/rules/kinds.ts';
import { nextName } from './game-names.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import { PROVIDERS, SHELF_TOTAL, TYPE_IDS } from './providers.ts';
import type { TypeId } from './providers.ts';
import { createRandom } from '#server/core/random.ts';
import type { Random } from '#server/core/random.ts';

/** A game in wire format (spec §3, Game), with this server's extras. Money in hundredths. */
export interface SeedGame {
  id: number;
  brandId: number;
  typeId: TypeId;
  name: string;
  hot: 0 | 1;
  /** 0 shown, 1 hidden. */
  showType: 0 | 1;
  /** Position among the hot games, ascending; 0 when not hot. */
  hotSort: number;
  /** Position within its category, ascending. */
  sort: number;
  version: number;
  /** Return to player in percent, e.g. 96.51. */
  rtp: number;
  /** 1 low to 5 high; omitted where the player's choices determine it. */
  volatility?: 2 | 3;
  features: string[];
  /** Epoch milliseconds. */
  releasedAt: number;
  demo: 0 | 1;
  /** 0 = both orientations. */
  orientation: 0;
  /** 1 playable, 0 in maintenance. */
  status: 0 | 1;
  minBet: number;
  maxBet: number;
}

const FIRST_ID = 1001;
/** One hot game per run of this many, up to the size of the usual catalogue. */
const HOT_RUN = 15;
/** Beyond the usual catalogue hot games are rare, to keep the hot list short. */
const HOT_RUN_BEYOND = 90;

interface Traits {
  rtp: readonly [number, number];
  demo: number;
  minBets: readonly number[];
  maxBets: readonly number[];
}

/** Usual values of a category: RTP in hundredths of a percent, shares from 0 to 1, bets in coins. */
const TRAITS: Record<TypeId, Traits> = {
  1: {
    rtp: [9420, 9715],
    demo: 0.92,
    minBets: [1, 1, 2, 5],
    maxBets: [500, 1000, 2000, 5000],
  },
  2: {
    rtp: [9500, 9700],
    demo: 0.8,
    minBets: [1, 1, 2],
    maxBets: [200, 500, 1000],
  },
  3: {
    rtp: [9650, 9880],
    demo: 0.6,
    minBets: [1, 5, 10],
    maxBets: [1000, 2000, 5000],
  },
  4: {
    rtp: [9400, 9600],
    demo: 0.5,
    minBets: [10, 20, 50],
    maxBets: [20000, 50000],
  },
  5: {
    rtp: [9730, 9895],
    demo: 0.5,
    minBets: [10, 20, 50, 100],
    maxBets: [10000, 25000, 50000],
  },
  6: {
    rtp: [9500, 9900],
    demo: 0.9,
    minBets: [1, 1, 2],
    maxBets: [500, 1000, 3000],
  },
};

interface Shelf {
  brandId: number;
  typeId: TypeId;
  share: number;
  filled: number;
}

function makeShelves(): Shelf[] {
  return TYPE_IDS.flatMap((typeId) =>
    PROVIDERS.flatMap(({ id, shelf }) => {
      const share = shelf[typeId];
      return share === undefined ? [] : [{ brandId: id, typeId, share, filled: 0 }];
    }),
  );
}

/** Returns the shelf that lags most behind its share, so that any prefix has the same proportions. */
function nextShelf(shelves: readonly Shelf[], placed: number): Shelf {
  let best: Shelf | undefined;
  let lag = -Infinity;
  for (const shelf of shelves) {
    const behind = (shelf.share * (placed + 1)) / SHELF_TOTAL - shelf.filled;
    if (behind > lag) {
      lag = behind;
      best = shelf;
    }
  }
  if (best === undefined) throw new RangeError('no provider makes games');
  best.filled += 1;
  return best;
}

/** True when the game at this index is hot: one per run, at a seeded position. */
function isHot(index: number): boolean {
  const run = index < SHELF_TOTAL ? HOT_RUN : HOT_RUN_BEYOND;
  return createRandom(`hot ${run} ${Math.floor(index / run)}`).int(0, run - 1) === index % run;
}

/** Days since a game's release: a few this month, most in the last four years. */
function ageInDays(random: Random): number {
  return random.chance(0.08) ? random.int(0, 20) : random.int(30, 1500);
}

/** Converts hundredths of a percent, four digits, to a percentage with two decimals. */
function percent(hundredths: number): number {
  const digits = String(hundredths);
  return Number(`${digits.slice(0, 2)}.${digits.slice(2)}`);
}

/** The real return of the game, closest to the usual one. */
const trueReturn = (typeId: TypeId, usual: number): number =>
  percentOfBps(termsFor(kindOfType(typeId), usual).returnBps);

const factsOf = (typeId: TypeId) => {
  const { features, ...others } = FACTS[kindOfType(typeId)];
  return { features: [...features], ...others };
};

/** All fields of a game except name and place, from a separate random stream. */
function makeDetails(random: Random, typeId: TypeId, hot: boolean, now: number) {
  const traits = TRAITS[typeId];
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const isHidden = !hot && random.chance(0.045);
  const isInMaintenance = !hot && random.chance(0.03);
  return {
    showType: isHidden ? (1 as const) : (0 as const),
    version: random.int(1, 9),
    rtp: trueReturn(typeId, percent(random.int(...traits.rtp))),
    ...factsOf(typeId),
    releasedAt: today - ageInDays(random) * DAY_MS,
    demo: random.chance(traits.demo) ? (1 as const) : (0 as const),
    // The games fit a screen in either orientation.
    orientation: 0 as const,
    status: isInMaintenance ? (0 as const) : (1 as const),
    minBet: fromCoins(random.pick(traits.minBets)),
    maxBet: fromCoins(random.pick(traits.maxBets)),
  };
}

/** Parameters of a catalogue: market, size, and the time from which release dates count back. */
export interface GamesRequest {
  market: Market;
  count: number;
  now: number;
}

/**
 * Generates the catalogue. The first N games are the same for any larger count, so a larger catalogue
 * preserves ids, names and art. Both markets share everything but the Thai names.
 */
export function makeGames({ market, count, now }: GamesRequest): SeedGame[] {
  const shelves = makeShelves();
  const taken = new Set<string>();
  const games: SeedGame[] = [];
  let hotCount = 0;
  for (let index = 0; index < count; index += 1) {
    const { brandId, typeId } = nextShelf(shelves, index);
    const english = nextName(createRandom(`name ${index}`), typeId, 'en', taken);
    taken.add(english);
    // One script in a grid: every name of the Thai lobby is Thai.
    const name =
      market === 'th' ? nextName(createRandom(`thai name ${index}`), typeId, 'th', taken) : english;
    taken.add(name);
    const hot = isHot(index);
    if (hot) hotCount += 1;
    games.push({
      id: FIRST_ID + index,
      brandId,
      typeId,
      name,
      hot: hot ? 1 : 0,
      hotSort: hot ? (hotCount * 3571) % 10007 : 0,
      sort: (index * 7919) % 100003,
      ...makeDetails(createRandom(`details ${index}`), typeId, hot, now),
    });
  }
  return games;
}
