/** Adds up a plan of players and their money without using any server code. */
import { wordsUnder, type Dimension, type Planned } from '#tests/deposit/planned-numbers.ts';

export const MOVES = [
  'deposit',
  'bet',
  'win',
  'void-round',
  'bonus',
  'bonus-taken-back',
  'correction',
  'interest',
  'to-savings',
  'withdrawal-paid',
  'withdrawal-pending',
  'withdrawal-rejected',
  'withdrawal-returned',
] as const;

export interface PlannedMove {
  kind: (typeof MOVES)[number];
  /** Days before today; of a returned withdrawal the day of its payment. */
  ago: number;
  /** Milliseconds after the day's midnight. */
  at: number;
  /** Hundredths. */
  amount: number;
}

export interface PlannedPlayer {
  /** Days before today. */
  registered: number;
  /** Undefined for a player whose campaign is not known. */
  visitor: Planned | undefined;
  moves: readonly PlannedMove[];
}

/** A returned withdrawal comes back on the next day, or today. */
export const returnedAgo = ({ ago }: PlannedMove): number => Math.max(0, ago - 1);

export type Sums = Record<
  'deposited' | 'withdrawn' | 'netDeposits' | 'bet' | 'won' | 'ggr' | 'bonusCost' | 'ngr',
  number
>;

/** What one move changes, by days before today. */
function changesOf(move: PlannedMove): { ago: number; change: Partial<Sums> }[] {
  const { kind, ago, amount } = move;
  const on = (change: Partial<Sums>) => [{ ago, change }];
  switch (kind) {
    case 'deposit':
      return on({ deposited: amount });
    case 'bet':
      return on({ bet: amount });
    case 'win':
      return on({ won: amount });
    case 'void-round':
      return on({ bet: amount, won: amount });
    case 'bonus':
      return on({ bonusCost: amount });
    case 'bonus-taken-back':
      return on({ bonusCost: -amount });
    case 'withdrawal-paid':
      return on({ withdrawn: amount });
    case 'withdrawal-returned':
      return [
        { ago, change: { withdrawn: amount } },
        { ago: returnedAgo(move), change: { withdrawn: -amount } },
      ];
    default:
      return [];
  }
}

const FIELDS = ['deposited', 'withdrawn', 'bet', 'won', 'bonusCost'] as const;

function withDifferences(sums: Partial<Sums>): Sums {
  const { deposited = 0, withdrawn = 0, bet = 0, won = 0, bonusCost = 0 } = sums;
  const ggr = bet - won;
  return {
    deposited,
    withdrawn,
    netDeposits: deposited - withdrawn,
    bet,
    won,
    ggr,
    bonusCost,
    ngr: ggr - bonusCost,
  };
}

/** A player's sums of some days. */
export function sumsOf({ moves }: PlannedPlayer, isCounted: (ago: number) => boolean): Sums {
  const sums: Partial<Sums> = {};
  for (const { ago, change } of moves.flatMap(changesOf)) {
    if (!isCounted(ago)) continue;
    for (const field of FIELDS) sums[field] = (sums[field] ?? 0) + (change[field] ?? 0);
  }
  return withDifferences(sums);
}

export function addSums(all: readonly Sums[]): Sums {
  const sums: Partial<Sums> = {};
  for (const one of all) for (const field of FIELDS) sums[field] = (sums[field] ?? 0) + one[field];
  return withDifferences(sums);
}

/** What some players moved from one day to another, both before today. */
export function movedBetween(players: readonly PlannedPlayer[], first: number, last: number) {
  const isIn = (ago: number) => ago <= first && ago >= last;
  const active = (ago: number) =>
    players.filter((player) => {
      const sums = sumsOf(player, (day) => day === ago);
      return FIELDS.some((field) => sums[field] !== 0);
    }).length;
  const days = Array.from({ length: first - last + 1 }, (_none, at) => active(last + at));
  return {
    playersADay: Math.max(0, ...days),
    ...addSums(players.map((player) => sumsOf(player, isIn))),
  };
}

export const VALUE_DAYS = [0, 1, 3, 7, 14, 30, 60, 90];

const measuresOf = ({ netDeposits, ggr, ngr }: Sums) => ({ ngr, ggr, netDeposits });

/** What some players were worth by each day after they registered. */
export function valueOf(players: readonly PlannedPlayer[]) {
  const until = (player: PlannedPlayer, days: number) =>
    sumsOf(player, (ago) => player.registered - ago <= days);
  return {
    players: players.length,
    days: Object.fromEntries(
      VALUE_DAYS.map((days) => {
        const over = players.filter(({ registered }) => registered > days);
        const sums = measuresOf(addSums(over.map((player) => until(player, days))));
        return [
          days,
          { players: over.length, ...sums, isWindowOpen: over.length < players.length },
        ];
      }),
    ),
    soFar: measuresOf(addSums(players.map((player) => until(player, 90)))),
  };
}

/** Words of a player without a visitor. */
export const NO_WORDS: Record<Dimension, string> = {
  source: '',
  campaign: '',
  content: '',
  term: '',
  link: '',
  referrer: '',
  site: '',
  landing: '',
  share: '',
  inviter: '',
  agent: '',
  device: 'other',
  browser: '',
  app: '',
  handover: '',
  country: '',
  language: '',
  weekday: '',
  hour: '',
};

export const wordsOf = ({ visitor }: PlannedPlayer, touch: 'first' | 'last') =>
  visitor && visitor.client !== 'bot' ? wordsUnder(visitor, touch) : NO_WORDS;
