/** Whether everything runs, however long it takes: `npm run test:full` and `npm run soak`. */
export const IS_FULL = process.env['FULL'] === '1';

/** Tag of tests that fail or flake, each named in docs/quarantine.md: the gate skips them. */
export const QUARANTINE = '@quarantine';

/** Random cases per rule in the gate, with a fixed seed. */
const GATE_RUNS = 300;

/**
 * Returns how many random cases to draw.
 * @param all number in a full run
 * @param inGate number in the gate
 */
export const runsOf = (all: number, inGate = GATE_RUNS): number =>
  IS_FULL ? all : Math.min(all, inGate);

/**
 * Selects from similar tests, such as a tab killed at each point of a journey: all of them in a full run,
 * otherwise every third and the last.
 */
export const fewOf = <Item>(all: readonly Item[]): readonly Item[] =>
  IS_FULL ? all : all.filter((_, index) => index % 3 === 0 || index === all.length - 1);
