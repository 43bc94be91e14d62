/** The icons stored on the device: serves them, syncs them with the list and frees their space. */
import type { IconProgress, IconState, IconSyncRequest } from '#shared/worker/messages-contract.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';
import { NO_WAITING, fetchWithTries, type Outcome, type Patience } from './fetch-with-tries.ts';
import { measureIcons } from './measure.ts';
import {
  dropPointer,
  removeOtherGenerations,
  readFreed,
  readGeneration,
  readMissing,
  readPointer,
  writeFreed,
  writeMissing,
  writePointer,
  type Generation,
} from './metadata.ts';
import { isJoined, leastWanted, MOST_ICONS } from './plan.ts';
import type { IconCache } from './icon-cache-api.ts';
import { NoSpace, unlessFull, type SyncPorts } from './ports.ts';
import { createPrecedence } from './precedence.ts';
import { runSync } from './run.ts';
import type { IconStats } from './icon-stats.ts';

/** Minimum time between two progress reports, in ms. */
const REPORT_EVERY_MS = 250;

interface Run {
  request: IconSyncRequest;
  /** The same request from a page opened during the run. */
  later?: IconSyncRequest | undefined;
  isStopped: boolean;
  isFull: boolean;
  ended: Promise<void>;
}

/** @param onProgress called as a sync proceeds */
export function createIconCache(
  ports: SyncPorts,
  stats: IconStats,
  onProgress: (progress: IconProgress) => void,
): IconCache {
  const { storage } = ports;
  const owned = new Map<string, number>();
  const missing = new Map<string, number>();
  /** Icons that a page could not show: each worker fetches them again once. */
  const renewed = new Set<string>();
  const onTheirWay = new Map<string, Promise<Outcome>>();
  const precedence = createPrecedence(ports);
  let loading: Promise<void> | undefined;
  let current: Run | undefined;
  let last: IconProgress | undefined;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isShutDown = false;
  let yielding: Promise<void> | undefined;

  /** Reads what is stored: it may have been cleared, or changed by an earlier worker. */
  async function look(): Promise<void> {
    const [sizes, noted] = await Promise.all([storage.sizes(), readMissing(storage, ports.now())]);
    owned.clear();
    for (const [url, bytes] of sizes) owned.set(url, bytes);
    missing.clear();
    for (const [url, at] of noted) missing.set(url, at);
  }

  const load = () => (loading ??= look());

  /** Shares one request per icon between all callers. @throws NoSpace */
  function obtain(url: string, patience: Patience): Promise<Outcome> {
    const known = onTheirWay.get(url);
    if (known !== undefined) return known;
    const coming = fetchAndStore(url, patience).finally(() => onTheirWay.delete(url));
    onTheirWay.set(url, coming);
    return coming;
  }

  async function fetchAndStore(url: string, patience: Patience): Promise<Outcome> {
    await load();
    const outcome = await fetchWithTries(ports, url, patience);
    if (outcome.kind === 'absent') missing.set(url, ports.now());
    if (outcome.kind !== 'icon' || isShutDown) return outcome;
    await storage.put(url, outcome.icon);
    owned.set(url, outcome.icon.size);
    return outcome;
  }

  const measure = (list: Generation, state: IconState) => measureIcons(list, state, owned, missing);

  function publish(progress: IconProgress): void {
    last = progress;
    reportedAt = ports.now();
    onProgress(progress);
  }

  async function perform(run: Run): Promise<void> {
    const { request } = run;
    const isFreed = await readFreed(storage);
    loading = look();
    await loading;
    if (isFreed && !request.isForced) return publish(measure(request, 'freed'));
    if (isFreed) await writeFreed(storage, false);
    const startedAt = ports.now();
    let fetched = 0;
    publish(measure(request, 'running'));
    const end = await runSync({
      ports,
      owned,
      missing,
      request,
      obtain: async (url, isStopped) => {
        await precedence.untilFree(request.isForced, isStopped);
        return obtain(url, { isStopped, isAhead: true });
      },
      isStopped: () => run.isStopped,
      isFull: () => run.isFull,
      onStep: () => {
        const passed = ports.now() - reportedAt;
        if (passed < 0 || passed >= REPORT_EVERY_MS) publish(measure(request, 'running'));
      },
      onOutcome: (outcome) => {
        if (outcome.kind === 'icon') fetched += 1;
        stats.outcome(outcome);
      },
      onQuota: () => stats.add('quota', 1),
    });
    if (end === 'failed' && run.later !== undefined && !run.isStopped) {
      // A failure from before the page was opened says nothing about what that page would find.
      run.request = run.later;
      run.later = undefined;
      return perform(run);
    }
    if (end === 'ready' && fetched > 0) {
      stats.add('fills', 1);
      stats.add('fillMs', Math.max(0, ports.now() - startedAt));
    }
    if (end === 'late') publish(await activeProgress());
    else if (end !== 'stopped') publish(measure(request, end));
  }

  async function activeProgress(): Promise<IconProgress> {
    await load();
    const pointer = await readPointer(storage);
    const active = await readGeneration(storage, pointer?.gameListVersion ?? null);
    const generation = active ?? { gameListVersion: '', icons: [] };
    if (await readFreed(storage)) return measure(generation, 'freed');
    return measure(generation, active === null ? 'waiting' : 'ready');
  }

  async function stop(): Promise<void> {
    if (current === undefined) return;
    current.isStopped = true;
    await current.ended;
  }

  async function giveHalf(): Promise<void> {
    stats.add('quota', 1);
    if (current !== undefined) {
      // Stopped for good, its page would start it again and fill the device again.
      current.isFull = true;
      await current.ended;
    }
    await load();
    const pointer = await readPointer(storage);
    const active = await readGeneration(storage, pointer?.gameListVersion ?? null);
    const gone = leastWanted(owned, active?.icons ?? [], 0.5);
    for (const url of gone) owned.delete(url);
    await storage.remove(gone);
    if (pointer === null) return;
    await unlessFull(() => writePointer(storage, { ...pointer, isOutOfSpace: true }));
    publish(await activeProgress());
  }

  return {
    async sync(request) {
      if (isShutDown) return undefined;
      if (current !== undefined && isJoined(current.request, request)) {
        if (isOlderList(current.request.sentAt, request.sentAt)) current.later = request;
        return current.ended;
      }
      const waitsFor = stop();
      const run: Run = { request, isStopped: false, isFull: false, ended: Promise.resolve() };
      current = run;
      run.ended = waitsFor
        .then(() => (run.isStopped ? undefined : perform(run)))
        // No retry on a full device; storage that failed or was removed is tried again.
        .catch((error: unknown) =>
          publish(measure(request, error instanceof NoSpace ? 'failed' : 'stalled')),
        )
        .finally(() => {
          if (current === run) current = undefined;
        });
      return run.ended;
    },

    async show(url, isBroken = false) {
      const isRenewed = isBroken && !renewed.has(url);
      if (isRenewed) renewed.add(url);
      const response = isRenewed ? undefined : await storage.read(url);
      stats.add(response === undefined ? 'misses' : 'hits', 1);
      if (response !== undefined) return { kind: 'cached', response };
      return precedence.first(async () => {
        try {
          await load();
          if (missing.has(url)) return { kind: 'absent' };
          if (owned.size >= MOST_ICONS && !owned.has(url))
            return await fetchWithTries(ports, url, NO_WAITING);
          const outcome = await obtain(url, { ...NO_WAITING, isFresh: isRenewed });
          if (outcome.kind === 'absent') await writeMissing(storage, missing);
          return outcome;
        } catch (error) {
          if (!(error instanceof NoSpace)) throw error;
          return fetchWithTries(ports, url, NO_WAITING);
        }
      });
    },

    noteUse: () => precedence.noteUse(),
    untilFree: (isStopped) => precedence.untilFree(false, isStopped),

    progress: async () => (current !== undefined && last !== undefined ? last : activeProgress()),

    async free() {
      await stop();
      await writeFreed(storage, true);
      await load();
      const icons = [...owned.keys()];
      owned.clear();
      await storage.remove(icons);
      publish(await activeProgress());
      await dropPointer(storage);
      await removeOtherGenerations(storage, []);
    },

    shutDown() {
      isShutDown = true;
      return stop();
    },

    // Simultaneous failures for lack of space free space once.
    yieldSpace: () => (yielding ??= giveHalf().finally(() => (yielding = undefined))),
  };
}
