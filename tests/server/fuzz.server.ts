import { runsOf } from '#tests/support/extent.ts';
import { fuzzEveryCall } from './fuzz-check.ts';

/** Bodies per call; the soak sends more. */
const RUNS = runsOf(40, 2);

fuzzEveryCall('bodies of every kind', RUNS);
