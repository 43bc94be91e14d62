/** One run of the sync: from a request to an active generation, or to the reason for failure. */
import type { IconState, IconSyncRequest } from '#shared/worker/messages-contract.ts';
import { isOlderList } from '#shared/lobby/list-order.ts';
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
  type WantedIcons,
} from './plan.ts';
import { AT_ONCE, eachAtOnce } from './pool.ts';
import { NoSpace, unlessFull, type SyncPorts } from './ports.ts';

/** This many failed connections in a row mean no network, whatever the browser says. */
const STALL_AFTER = 6;

/** Metadata is written after this many icons: a killed worker loses at most that. */
const SAVE_EVERY = 100;

const NOTHING: WantedIcons = { needed: [], ahead: [] };

/** Share of the icons removed when the device is full. */
const GIVEN_BACK = 0.1;

export interface RunContext {
  readonly ports: SyncPorts;
  /** The stored icons, updated by the run. */
  readonly owned: Map<string, number>;
  readonly missing: Map<string, number>;
  readonly request: IconSyncRequest;
  /** Fetches and stores one icon; joins a request that is already under way. */
  readonly obtain: (url: string, isStopped: () => boolean) => Promise<Outcome>;
  readonly isStopped: () => boolean;
  /** True when something more important ran out of space: the icons stored so far become the generation. */
  readonly isFull: () => boolean;
  /** Called after each icon. */
  readonly onStep: () => void;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onQuota: () => void;
}

/** How a run ended; `stopped`: replaced by a newer request, `late`: a newer list came before it. */
export type RunEnd = Exclude<IconState, 'waiting' | 'running' | 'freed'> | 'stopped' | 'late';

/**
 * Fetches the missing icons of a request, then switches to its generation. It may be killed at any await:
 * stored icons are found again, and the switch is one metadata write.
 */
export async function runSync(context: RunContext): Promise<RunEnd> {
  const { ports, owned, missing, request } = context;
  const { storage } = ports;
  const pointer = await readPointer(storage);
  if (isLate(request, pointer)) return 'late';
  // Before any fetch: the shown list is recognised by this even if its generation never became active.
  const { gameListVersion, icons } = request;
  const known = await readGeneration(storage, gameListVersion);
  if (known === null) await unlessFull(() => writeGeneration(storage, { gameListVersion, icons }));
  await tidy(context, [gameListVersion, pointer?.gameListVersion, pointer?.before]);

  const isKnownFull = pointer?.isOutOfSpace === true && pointer.gameListVersion === gameListVersion;
  const isLeftAlone = isKnownFull && !request.isForced;
  const wanted = isLeftAlone ? NOTHING : wantedIcons(request, owned, missing);
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
 * Share of the icons to remove when there is no space to write the switch. Browsers account for freed space
 * with a delay, so the write is retried after these waits, in ms.
 */
const AIR = [
  { share: GIVEN_BACK, wait: 250 },
  { share: 0.5, wait: 500 },
  { share: 1, wait: 1_000 },
  { share: 1, wait: 2_000 },
] as const;

/** Without space for even the metadata, icons are removed, all if necessary: the list matters more. */
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

/** On a full device this may fail: sizes are measured again, and missing icons requested again. */
const saveProgress = ({ ports: { storage }, owned, missing }: RunContext): Promise<void> =>
  unlessFull(async () => {
    await storage.saveSizes(owned);
    await writeMissing(storage, missing);
  });

const isLate = (request: IconSyncRequest, pointer: Pointer | null): boolean =>
  pointer !== null &&
  pointer.gameListVersion !== request.gameListVersion &&
  isOlderList(request.sentAt, pointer.sentAt ?? null);

/** Stores the list's icons unless they are stored already: a full device has no room for them twice. */
async function saveGeneration({ ports: { storage }, request }: RunContext): Promise<void> {
  const { gameListVersion, icons } = request;
  const known = await readGeneration(storage, gameListVersion);
  const wanted = new Set(icons);
  const isKnown =
    known?.icons.length === icons.length && known.icons.every((url) => wanted.has(url));
  if (!isKnown) await writeGeneration(storage, { gameListVersion, icons });
}

async function fetchAll(context: RunContext, { needed, ahead }: WantedIcons) {
  const { ports, owned, isStopped, request } = context;
  const { policy, aheadBytes } = request;
  const isAhead = new Set(ahead);
  const aheadLimit = policy === 'lean' ? 0 : (aheadBytes ?? Infinity);
  const wanted = aheadLimit === 0 ? needed : [...needed, ...ahead];
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
    // The run can no longer succeed: stop loading a server in trouble.
    end.failed > wanted.length * MOST_FAILED;

  await eachAtOnce(wanted, AT_ONCE, mustEnd, async (url) => {
    if (owned.has(url) || (bytes >= aheadLimit && isAhead.has(url))) return;
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

/** Device full: removes a share of the icons, least wanted first, to leave space for the shell. */
async function makeRoom(
  { ports: { storage }, owned, request }: RunContext,
  share: number,
): Promise<void> {
  const gone = leastWanted(owned, request.icons, share);
  for (const url of gone) owned.delete(url);
  await storage.remove(gone);
}

/** Switches to the new generation, then removes what no generation needs. */
async function activate(
  context: RunContext,
  pointer: Pointer | null,
  isOutOfSpace: boolean,
): Promise<void> {
  const { ports, request } = context;
  const { gameListVersion, sentAt, shownVersion } = request;
  await saveGeneration(context);
  const isSame = pointer?.gameListVersion === gameListVersion;
  const former = isSame ? pointer.before : (pointer?.gameListVersion ?? null);
  // Two generations at most: the new one, and the one on the screen or else the previous one.
  const isShownKnown =
    shownVersion !== gameListVersion &&
    (await readGeneration(ports.storage, shownVersion)) !== null;
  const before = isShownKnown ? shownVersion : former;
  await writePointer(ports.storage, { gameListVersion, sentAt, before, isOutOfSpace });
  await tidy(context, [gameListVersion, before], '');
}

/** Removes all generations except these and the shown one, and the icons that none of them names. */
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
