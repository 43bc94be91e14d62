/** Whether everything is run, however long it takes: `npm run test:full` and `npm run soak`. */
export const IS_FULL = process.env['FULL'] === '1';

/** The tag of tests that fail or flake, each named in docs/quarantine.md: the gate passes over them. */
export const QUARANTINE = '@quarantine';

/** So many random cases say in the gate whether a rule still holds; with a seed that is always the same. */
const GATE_RUNS = 300;

/**
 * How many random cases are drawn.
 * @param all as many as are worth waiting for
 * @param inGate so many in the gate
 */
export const runsOf = (all: number, inGate = GATE_RUNS): number =>
  IS_FULL ? all : Math.min(all, inGate);

/**
 * Of tests that are much alike, such as a tab killed at each point of a journey: all of them, or
 * every third and the last.
 */
export const fewOf = <Item>(all: readonly Item[]): readonly Item[] =>
  IS_FULL ? all : all.filter((_, index) => index % 3 === 0 || index === all.length - 1);
