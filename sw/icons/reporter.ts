/** Sends a batched report to the server: sums only, no personal data. */
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { WORKER_SUMS, type WorkerSums } from '#shared/worker/report-contract.ts';
import type { ReportAddress } from '#shared/worker/messages-contract.ts';
import type { IconStorage } from './ports.ts';
import type { IconStats } from './icon-stats.ts';

const KEPT = 'stats';
const SENT_AT = 'reported-at';
/** The release that found out that the server takes no reports. */
const MISSING = 'report-missing';
/** Without urgent news, two reports are a day apart. */

type Sums = Partial<WorkerSums>;
type Metadata = Pick<IconStorage, 'readMetadata' | 'writeMetadata' | 'removeMetadata'>;

export interface Reporter {
  /** Stores the counters for the next report; this worker may not live to send it. */
  readonly save: () => Promise<void>;
  /** Sends what is due: hourly after a fill or a failure, else daily. Never rejects. */
  readonly report: (address: ReportAddress | null, listVersion: string) => Promise<void>;
}

/** Result of sending a report; `missing`: the server has no such endpoint. */
export type Posted = 'taken' | 'failed' | 'missing';

/**
 * @param release changes with every version of the worker: each asks a server without the endpoint once
 * @param post sends a body
 */
export function createReporter(
  metadata: Metadata,
  stats: IconStats,
  now: () => number,
  release: string,
  post: (url: string, body: string) => Promise<Posted>,
): Reporter {
  let underWay: Promise<unknown> = Promise.resolve();

  /** Runs sequentially: two syncs that end together must not send the same sums twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = underWay.then(work);
    underWay = done.catch(() => undefined);
    return done;
  }

  async function gather(): Promise<Sums> {
    const stored: Sums = (await metadata.readMetadata(KEPT)) ?? {};
    const sums = addUp(stored, stats.take());
    await metadata.writeMetadata(KEPT, sums);
    return sums;
  }

  async function isDue(sums: Sums): Promise<boolean> {
    const sentAt = Number((await metadata.readMetadata(SENT_AT)) ?? 0);
    const passed = now() - sentAt;
    const { hits: _hits, misses: _misses, ...news } = sums;
    const isNews = Object.keys(news).length > 0;
    // A clock that was set back must not suspend the reports for as long as it was wrong.
    return passed < 0 || passed >= (isNews ? HOUR_MS : DAY_MS);
  }

  async function send(address: ReportAddress | null, listVersion: string): Promise<void> {
    const sums = await gather();
    if (address === null || Object.keys(sums).length === 0 || !(await isDue(sums))) return;
    if ((await metadata.readMetadata(MISSING)) === release) return;
    const body = JSON.stringify({ ...address.base, listVersion, ...sums });
    const posted = await post(address.url, body);
    if (posted === 'missing') await metadata.writeMetadata(MISSING, release);
    // Unsent sums are retried with the next report, together with newer ones.
    await metadata.writeMetadata(SENT_AT, now());
    if (posted === 'taken') await metadata.removeMetadata(KEPT);
  }

  return {
    save: () => inTurn(async () => void (await gather())),
    report: (address, listVersion) =>
      // Without storage there is nothing to report either.
      inTurn(() => send(address, listVersion)).catch(() => undefined),
  };
}

function addUp(one: Sums, other: Sums): Sums {
  const sums: Sums = {};
  for (const name of WORKER_SUMS) {
    const sum = (one[name] ?? 0) + (other[name] ?? 0);
    if (sum > 0) sums[name] = Math.round(sum);
  }
  return sums;
}

/**
 * Sends a report. Without cookies: the server requires the XSRF header only from callers that send its
 * cookie, which a worker cannot read.
 */
export async function postReport(url: string, body: string): Promise<Posted> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
    });
    if (answer.ok) return 'taken';
    return answer.status === 404 || answer.status === 501 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}
