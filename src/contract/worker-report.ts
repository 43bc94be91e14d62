/** What the service worker tells the platform about itself: sums only, nothing of a person. */
import { base, count, text } from '#contract/wire.ts';
import * as v from 'valibot';

/** More than any phone can honestly count between two reports. */
const MOST = 10_000_000;
const sum = v.optional(v.pipe(count, v.maxValue(MOST)), 0);

export const workerReportRequest = {
  /** Version of the game list whose icons were last asked for. */
  listVersion: v.optional(v.pipe(text, v.maxLength(64)), ''),
  /** How often the shell could not be kept. */
  installFailed: sum,
  /** How often the phone had no space left. */
  quota: sum,
  /** Icons that came from the phone, and that had to be fetched when shown. */
  hits: sum,
  misses: sum,
  /** Icons fetched ahead, their bytes, those that failed and those that do not exist. */
  fetched: sum,
  bytes: v.optional(v.pipe(count, v.maxValue(MOST * 100)), 0),
  failed: sum,
  absent: sum,
  /** Generations that were completed, and the milliseconds that these took together. */
  fills: sum,
  fillMs: v.optional(v.pipe(count, v.maxValue(MOST * 100)), 0),
};

/** Names of the sums, as the report and the platform's table spell them. */
export const WORKER_SUMS = [
  'installFailed',
  'quota',
  'hits',
  'misses',
  'fetched',
  'bytes',
  'failed',
  'absent',
  'fills',
  'fillMs',
] as const;

export type WorkerSums = Record<(typeof WORKER_SUMS)[number], number>;

/** The endpoint of the worker's report. */
export const workerReportEndpoints = {
  workerReport: {
    path: '/app/v1/workerReport',
    access: 'anonymous',
    request: v.object({ ...base, ...workerReportRequest }),
    response: v.object({}),
    isReport: true,
  },
} as const;
