import type { Contribution } from '#server/marketing/events/contribution.ts';

/** What moved on a player's day, in hundredths: columns of `money_day` and of the sums. */
export const AMOUNTS = ['deposited', 'withdrawn', 'bet', 'won', 'bonus'] as const;
export type Amounts = Record<(typeof AMOUNTS)[number], number>;

export const NO_AMOUNTS: Amounts = { deposited: 0, withdrawn: 0, bet: 0, won: 0, bonus: 0 };

/** Days after the registration, up to which a player's money is added up. */
export const VALUE_DAYS = [0, 1, 3, 7, 14, 30, 60, 90] as const;
export type ValueDay = (typeof VALUE_DAYS)[number];

/** What a player is counted under. */
export interface CountedUnder {
  /** The market's day of the registration. */
  registered: number;
  /** Row ids of `install_origin` and `install_client`. */
  first: number;
  last: number;
  client: number;
}

interface Place {
  touch: 'first' | 'last';
  origin: number;
  client: number;
}

const placesOf = ({ first, last, client }: CountedUnder): Place[] => [
  { touch: 'first', origin: first, client },
  { touch: 'last', origin: last, client },
];

/** Returns what a player adds to the sums by registering. */
export const playerContributions = (under: CountedUnder): Contribution[] =>
  placesOf(under).map((place) => valueOf(place, under, 1, () => NO_AMOUNTS));

/** Returns what a player's day adds to the sums; a day without an amount adds nothing. */
export function dayContributions(
  under: CountedUnder,
  day: number,
  amounts: Amounts,
): Contribution[] {
  if (AMOUNTS.every((name) => amounts[name] === 0)) return [];
  return placesOf(under).flatMap((place) => [
    {
      table: 'install_money_sum' as const,
      key: { ...place, day },
      numbers: { players: 1, ...numbersOf(amounts) },
    },
    valueOf(place, under, 0, (days) => (day - under.registered <= days ? amounts : NO_AMOUNTS)),
  ]);
}

const numbersOf = (amounts: Amounts): Amounts => {
  const { deposited, withdrawn, bet, won, bonus } = amounts;
  return { deposited, withdrawn, bet, won, bonus };
};

const valueOf = (
  place: Place,
  { registered }: CountedUnder,
  players: 0 | 1,
  amountsUntil: (days: ValueDay) => Amounts,
): Contribution => ({
  table: 'install_value_sum',
  key: { ...place, day: registered },
  numbers: {
    players,
    ...Object.fromEntries(
      AMOUNTS.flatMap((name) =>
        VALUE_DAYS.map((days) => [`${name}_${days}`, amountsUntil(days)[name]]),
      ),
    ),
  },
});
