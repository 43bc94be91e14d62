/** The service worker's report about itself: sums only, no personal data. */
import { base, count, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

/** More than any device can honestly count between two reports. */
const MOST = 10_000_000;
const sum = v.optional(v.pipe(count, v.maxValue(MOST)), 0);

export const workerReportRequest = {
  /** Version of the game list whose icons were last requested. */
  listVersion: v.optional(v.pipe(text, v.maxLength(64)), ''),
  /** How often the shell could not be stored. */
  installFailed: sum,
  /** How often the device had no space left. */
  quota: sum,
  /** Icons served from the cache, and icons that had to be fetched when shown. */
  hits: sum,
  misses: sum,
  /** Icons fetched ahead, their bytes, those that failed and those that do not exist. */
  fetched: sum,
  bytes: v.optional(v.pipe(count, v.maxValue(MOST * 100)), 0),
  failed: sum,
  absent: sum,
  /** Generations that were completed, and the total time that they took, in ms. */
  fills: sum,
  fillMs: v.optional(v.pipe(count, v.maxValue(MOST * 100)), 0),
};

/** Names of the sums, in the report and the server's table. */
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

export const workerReportEndpoints = {
  workerReport: {
    path: '/app/v1/workerReport',
    access: 'anonymous',
    request: v.object({ ...base, ...workerReportRequest }),
    response: v.object({}),
    isReport: true,
  },
} as const;
