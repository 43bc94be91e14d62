import { fuzzEveryCall } from './fuzz-check.ts';

/** The soak sends more of each. */
const RUNS = 40;

fuzzEveryCall('bodies of every kind', RUNS);
