import { fuzzEveryCall } from './fuzz-check.ts';

const RUNS = 5_000;

fuzzEveryCall('thousands of bodies of every kind', RUNS);
