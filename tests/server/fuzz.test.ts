import { runsOf } from '#tests/support/extent.ts';
import { fuzzEveryCall } from './fuzz-check.ts';

/** The soak sends more of each. */
const RUNS = runsOf(40, 2);

fuzzEveryCall('bodies of every kind', RUNS);
