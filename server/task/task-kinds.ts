/** The deeds that each type of task counts (spec §3, "Task types"), and how often it can be done. */

/** The facts about a player that tasks count. */
export interface Deeds {
  isBound: boolean;
  /** Rounds for money on this market day, by game type. */
  roundsOfDay: Readonly<Record<number, number>>;
  /** Deposits on this market day, and in total, in hundredths. */
  paidToday: number;
  paidEver: number;
  /** Times of each `actionType` today, and in total. */
  actionsToday: Readonly<Record<number, number>>;
  actionsEver: Readonly<Record<number, number>>;
}

interface TaskKind {
  /** True when it restarts every market day. */
  isDaily: boolean;
  count(deeds: Deeds): number;
}

const SLOTS = 1;

const shared = (actionType: number): TaskKind => ({
  isDaily: true,
  count: ({ actionsToday }) => actionsToday[actionType] ?? 0,
});
const followed = (actionType: number): TaskKind => ({
  isDaily: false,
  count: ({ actionsEver }) => actionsEver[actionType] ?? 0,
});
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** By type. An unknown type is never reached. */
export const taskKinds: Readonly<Record<number, TaskKind>> = {
  // Every caller is signed in.
  1: { isDaily: true, count: () => 1 },
  2: { isDaily: false, count: ({ isBound }) => (isBound ? 1 : 0) },
  3: { isDaily: true, count: ({ roundsOfDay }) => roundsOfDay[SLOTS] ?? 0 },
  4: followed(7),
  5: { isDaily: false, count: ({ paidEver }) => paidEver },
  6: { isDaily: true, count: ({ roundsOfDay }) => sum(Object.values(roundsOfDay)) },
  7: shared(1),
  8: shared(2),
  9: shared(3),
  10: shared(4),
  11: shared(5),
  12: { isDaily: true, count: ({ paidToday }) => paidToday },
  13: followed(8),
};

/** Rewards for a number of tasks claimed in a day. */
export const STEPS: readonly { num: number; rewards: { id: number; count: number }[] }[] = [
  { num: 2, rewards: [{ id: 2001, count: 200 }] },
  {
    num: 4,
    rewards: [
      { id: 2001, count: 500 },
      { id: 4001, count: 1 },
    ],
  },
  {
    num: 6,
    rewards: [
      { id: 2001, count: 1000 },
      { id: 4001, count: 2 },
    ],
  },
];
