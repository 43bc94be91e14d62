/** One batched report to the platform: sums, and nothing of a person. */
import { DAY_MS, HOUR_MS } from '#domain/duration.ts';
import { WORKER_SUMS, type WorkerSums } from '#contract/worker-report.ts';
import type { ReportAddress } from '#contract/worker-messages.ts';
import type { IconStorage } from './ports.ts';
import type { IconStats } from './icon-stats.ts';

const KEPT = 'stats';
const SENT_AT = 'reported-at';
/** The release that found out that the platform takes no reports. */
const MISSING = 'report-missing';
/** Without news worth telling at once, a day passes between two reports. */

type Sums = Partial<WorkerSums>;
type Metadata = Pick<IconStorage, 'readMetadata' | 'writeMetadata' | 'removeMetadata'>;

export interface Reporter {
  /** Keeps what was counted for the next report; this worker may not live to send it. */
  readonly save: () => Promise<void>;
  /** Sends what is there: after a fill or a failure once an hour, else once a day. Never rejects. */
  readonly report: (address: ReportAddress | null, listVersion: string) => Promise<void>;
}

/** How the sending of a report ended; `missing`: the platform has no such call. */
export type Posted = 'taken' | 'failed' | 'missing';

/**
 * @param release changes with every version of the worker: a platform without the call is asked once
 *   by each
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

  /** One after the other: two pages' syncs that end at once must not send the same sums twice. */
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
    // A clock that was set back must not silence the reports for as long as it was wrong.
    return passed < 0 || passed >= (isNews ? HOUR_MS : DAY_MS);
  }

  async function send(address: ReportAddress | null, listVersion: string): Promise<void> {
    const sums = await gather();
    if (address === null || Object.keys(sums).length === 0 || !(await isDue(sums))) return;
    if ((await metadata.readMetadata(MISSING)) === release) return;
    const body = JSON.stringify({ ...address.base, listVersion, ...sums });
    const posted = await post(address.url, body);
    if (posted === 'missing') await metadata.writeMetadata(MISSING, release);
    // What failed is tried again when the next report is due, with what has come to it.
    await metadata.writeMetadata(SENT_AT, now());
    if (posted === 'taken') await metadata.removeMetadata(KEPT);
  }

  return {
    save: () => inTurn(async () => void (await gather())),
    report: (address, listVersion) =>
      // Storage that is gone has nothing to report either.
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
 * Sends a report. Without cookies: the platform demands the forgery header only of callers that
 * carry its cookie, which a worker cannot read.
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
