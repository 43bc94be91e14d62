/** Whether everything is run, however long it takes: `npm run test:full` and `npm run soak`. */
const IS_FULL = process.env['FULL'] === '1';

/** So many random cases say in the gate whether a rule still holds; with a seed that is always the same. */
const GATE_RUNS = 300;

/**
 * How many random cases are drawn.
 * @param all as many as are worth waiting for
 */
export const runsOf = (all: number): number => (IS_FULL ? all : Math.min(all, GATE_RUNS));

/**
 * Of tests that are much alike, such as a tab killed at each point of a journey: all of them, or
 * every third and the last.
 */
export const fewOf = <Item>(all: readonly Item[]): readonly Item[] =>
  IS_FULL ? all : all.filter((_, index) => index % 3 === 0 || index === all.length - 1);
