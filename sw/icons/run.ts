/** One run of the sync: from a request to an active generation, or to the reason why not. */
import type { IconState, IconSyncRequest } from '#contract/worker-messages.ts';
import { isOlderList } from '#domain/list-order.ts';
import type { Outcome } from './fetch-with-tries.ts';
import {
  removeOtherGenerations,
  readGeneration,
  readPointer,
  writeGeneration,
  writeMissing,
  writePointer,
  type Pointer,
} from './metadata.ts';
import {
  iconBudget,
  isTooBroken,
  leastWanted,
  MOST_FAILED,
  MOST_ICONS,
  strayIcons,
  wantedIcons,
} from './plan.ts';
import { AT_ONCE, eachAtOnce } from './pool.ts';
import { NoSpace, unlessFull, type SyncPorts } from './ports.ts';

/** So many failed connections in a row are no network, whatever the browser says. */
const STALL_AFTER = 6;

/** After so many icons the metadata are written: what a killed worker loses is at most that. */
const SAVE_EVERY = 100;

/** What of the icons goes when the phone is full. */
const GIVEN_BACK = 0.1;

/** What a run works with. */
export interface RunContext {
  readonly ports: SyncPorts;
  /** The icons on the phone, kept up to date by the run. */
  readonly owned: Map<string, number>;
  readonly missing: Map<string, number>;
  readonly request: IconSyncRequest;
  /** Fetches one icon and keeps it; one that is on its way already is joined. */
  readonly obtain: (url: string, isStopped: () => boolean) => Promise<Outcome>;
  readonly isStopped: () => boolean;
  /** True when something that matters more had no space: what is there is the generation. */
  readonly isFull: () => boolean;
  /** Told after each icon. */
  readonly onStep: () => void;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onQuota: () => void;
}

/** How a run ended; `stopped` when a newer request took its place, `late` when there was one before. */
export type RunEnd = Exclude<IconState, 'waiting' | 'running' | 'freed'> | 'stopped' | 'late';

/**
 * Fetches what the request lacks, then switches to its generation. It may be killed at any await: what
 * is on the phone is found again, and the switch is one write of metadata.
 */
export async function runSync(context: RunContext): Promise<RunEnd> {
  const { ports, owned, missing, request } = context;
  const { storage } = ports;
  const pointer = await readPointer(storage);
  if (isLate(request, pointer)) return 'late';
  // Before anything is fetched: a shown list whose generation never got active is known by this.
  const { gameListVersion, icons } = request;
  const known = await readGeneration(storage, gameListVersion);
  if (known === null) await unlessFull(() => writeGeneration(storage, { gameListVersion, icons }));
  await tidy(context, [gameListVersion, pointer?.gameListVersion, pointer?.before]);

  const isKnownFull = pointer?.isOutOfSpace === true && pointer.gameListVersion === gameListVersion;
  const isLeftAlone = isKnownFull && !request.isForced;
  const wanted = isLeftAlone ? [] : wantedIcons(request, owned, missing);
  const end = await fetchAll(context, wanted);
  if (end.hasNoSpace) await makeRoom(context, GIVEN_BACK);
  await saveProgress(context);
  if (context.isStopped()) return 'stopped';
  if (end.isStalled) return 'stalled';
  const absent = request.icons.filter((url) => missing.has(url)).length;
  if (isTooBroken({ ...end, missing: absent, total: request.icons.length })) return 'failed';

  return switchTo(context, pointer, end.isOutOfSpace || isLeftAlone);
}

/**
 * What of the icons goes when there is no space to write the switch. Space that was given back is
 * counted a while later: the write is tried again after these waits, in milliseconds.
 */
const AIR = [
  { share: GIVEN_BACK, wait: 250 },
  { share: 0.5, wait: 500 },
  { share: 1, wait: 1_000 },
  { share: 1, wait: 2_000 },
] as const;

/**
 * A phone without even the space for metadata loses icons, all of them if it must be: the list is what
 * matters.
 */
async function switchTo(
  context: RunContext,
  pointer: Pointer | null,
  isOutOfSpace: boolean,
): Promise<RunEnd> {
  const airs = [...AIR];
  let isFull = isOutOfSpace;
  for (;;) {
    try {
      await activate(context, pointer, isFull);
      return 'ready';
    } catch (error) {
      const air = airs.shift();
      if (!(error instanceof NoSpace) || air === undefined) throw error;
      if (!isFull) context.onQuota();
      isFull = true;
      await makeRoom(context, air.share);
      await context.ports.wait(air.wait);
    }
  }
}

/** Sizes and gaps are found again at the cost of a look and a request: a full phone may forget them. */
const saveProgress = ({ ports: { storage }, owned, missing }: RunContext): Promise<void> =>
  unlessFull(async () => {
    await storage.saveSizes(owned);
    await writeMissing(storage, missing);
  });

const isLate = (request: IconSyncRequest, pointer: Pointer | null): boolean =>
  pointer !== null &&
  pointer.gameListVersion !== request.gameListVersion &&
  isOlderList(request.toldAt, pointer.toldAt ?? null);

/** Metadata the list's icons, unless they are noted: a full phone has no room for them twice. */
async function saveGeneration({ ports: { storage }, request }: RunContext): Promise<void> {
  const { gameListVersion, icons } = request;
  const known = await readGeneration(storage, gameListVersion);
  const wanted = new Set(icons);
  const isKnown =
    known?.icons.length === icons.length && known.icons.every((url) => wanted.has(url));
  if (!isKnown) await writeGeneration(storage, { gameListVersion, icons });
}

async function fetchAll(context: RunContext, wanted: readonly string[]) {
  const { ports, owned, isStopped } = context;
  let bytes = [...owned.values()].reduce((sum, size) => sum + size, 0);
  const budget = iconBudget(await ports.freeSpace(), bytes);
  const end = { isStalled: false, isOutOfSpace: false, hasNoSpace: false, failed: 0, tried: 0 };
  let unreachable = 0;
  let steps = 0;
  const mustEnd = () =>
    isStopped() ||
    context.isFull() ||
    end.isStalled ||
    end.isOutOfSpace ||
    // It cannot become good any more: a server in trouble is left alone.
    end.failed > wanted.length * MOST_FAILED;

  await eachAtOnce(wanted, AT_ONCE, mustEnd, async (url) => {
    if (owned.has(url)) return;
    if (bytes >= budget || owned.size >= MOST_ICONS) {
      end.isOutOfSpace = true;
      return;
    }
    if (!ports.isOnline()) {
      end.isStalled = true;
      return;
    }
    try {
      const outcome = await context.obtain(url, mustEnd);
      context.onOutcome(outcome);
      end.tried += 1;
      unreachable = outcome.kind === 'unreachable' ? unreachable + 1 : 0;
      if (outcome.kind === 'icon') bytes += outcome.icon.size;
      if (outcome.kind === 'failed' || outcome.kind === 'unreachable') end.failed += 1;
      if (unreachable >= STALL_AFTER || (unreachable > 0 && !ports.isOnline())) {
        end.isStalled = true;
      }
    } catch (error) {
      if (!(error instanceof NoSpace)) throw error;
      end.isOutOfSpace = true;
      end.hasNoSpace = true;
      context.onQuota();
    }
    context.onStep();
    steps += 1;
    if (steps % SAVE_EVERY === 0) {
      await saveProgress(context);
    }
  });
  return { ...end, isOutOfSpace: end.isOutOfSpace || context.isFull() };
}

/** The phone is full: a share of the icons, the least wanted ones, go so that the shell has air. */
async function makeRoom(
  { ports: { storage }, owned, request }: RunContext,
  share: number,
): Promise<void> {
  const gone = leastWanted(owned, request.icons, share);
  for (const url of gone) owned.delete(url);
  await storage.remove(gone);
}

/** The switch, and then what no generation needs any more. */
async function activate(
  context: RunContext,
  pointer: Pointer | null,
  isOutOfSpace: boolean,
): Promise<void> {
  const { ports, request } = context;
  const { gameListVersion, toldAt, shownVersion } = request;
  await saveGeneration(context);
  const isSame = pointer?.gameListVersion === gameListVersion;
  const former = isSame ? pointer.before : (pointer?.gameListVersion ?? null);
  // Two generations at most: the new one, and the one on the screen or else the one before.
  const isShownKnown =
    shownVersion !== gameListVersion &&
    (await readGeneration(ports.storage, shownVersion)) !== null;
  const before = isShownKnown ? shownVersion : former;
  await writePointer(ports.storage, { gameListVersion, toldAt, before, isOutOfSpace });
  await tidy(context, [gameListVersion, before], '');
}

/** Takes away generations but these and the shown one, and the icons that none of them names. */
async function tidy(
  { ports: { storage }, owned, request }: RunContext,
  versions: readonly (string | null | undefined)[],
  shownVersion = request.shownVersion,
): Promise<void> {
  const versionsToKeep = [...versions, shownVersion].flatMap((version) => version || []);
  await removeOtherGenerations(storage, versionsToKeep);
  const generations = await Promise.all(
    versionsToKeep.map((version) => readGeneration(storage, version)),
  );
  const sets = generations.flatMap((generation) => (generation ? [generation.icons] : []));
  const strays = strayIcons(owned, [request.icons, ...sets]);
  if (strays.length === 0) return;
  for (const url of strays) owned.delete(url);
  await storage.remove(strays);
}
