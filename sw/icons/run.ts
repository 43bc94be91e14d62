/** One run of the sync: from a wish to an active generation, or to the reason why not. */
import type { IconState, IconSyncRequest } from '#contract/worker-messages.ts';
import { isToldBefore } from '#domain/list-order.ts';
import type { Outcome } from './fetch-with-tries.ts';
import {
  keepGenerations,
  readGeneration,
  readPointer,
  writeGeneration,
  writeMissing,
  writePointer,
  type Pointer,
} from './notes.ts';
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

/** After so many icons the notes are written: what a killed worker loses is at most that. */
const NOTE_EVERY = 100;

/** What of the icons goes when the phone is full. */
const GIVEN_BACK = 0.1;

/** What a run works with. */
export interface RunDesk {
  readonly ports: SyncPorts;
  /** The icons on the phone, kept true by the run. */
  readonly owned: Map<string, number>;
  readonly missing: Map<string, number>;
  readonly wish: IconSyncRequest;
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

/** How a run ended; `stopped` when a newer wish took its place, `late` when there was one before. */
export type RunEnd = Exclude<IconState, 'waiting' | 'running' | 'freed'> | 'stopped' | 'late';

/**
 * Fetches what the wish lacks, then switches to its generation. It may be killed at any await: what
 * is on the phone is found again, and the switch is the writing of one note.
 */
export async function runSync(desk: RunDesk): Promise<RunEnd> {
  const { ports, owned, missing, wish } = desk;
  const { shelf } = ports;
  const pointer = await readPointer(shelf);
  if (isLate(wish, pointer)) return 'late';
  // Before anything is fetched: a shown list whose generation never got active is known by this.
  const { gameListVersion, icons } = wish;
  const known = await readGeneration(shelf, gameListVersion);
  if (known === null) await unlessFull(() => writeGeneration(shelf, { gameListVersion, icons }));
  await tidy(desk, [gameListVersion, pointer?.gameListVersion, pointer?.before]);

  const isKnownFull = pointer?.isOutOfSpace === true && pointer.gameListVersion === gameListVersion;
  const isResting = isKnownFull && !wish.isForced;
  const wanted = isResting ? [] : wantedIcons(wish, owned, missing);
  const end = await fetchAll(desk, wanted);
  if (end.hasNoSpace) await makeRoom(desk, GIVEN_BACK);
  await noteSteps(desk);
  if (desk.isStopped()) return 'stopped';
  if (end.isStalled) return 'stalled';
  const absent = wish.icons.filter((url) => missing.has(url)).length;
  if (isTooBroken({ ...end, missing: absent, total: wish.icons.length })) return 'failed';

  return switchTo(desk, pointer, end.isOutOfSpace || isResting);
}

/**
 * What of the icons goes when the note of the switch finds no space. Space that was given back is
 * counted a while later: the note is tried again after these waits, in milliseconds.
 */
const AIR = [
  { share: GIVEN_BACK, wait: 250 },
  { share: 0.5, wait: 500 },
  { share: 1, wait: 1_000 },
  { share: 1, wait: 2_000 },
] as const;

/**
 * A phone without even the space for a note loses icons, all of them if it must be: the list is what
 * matters.
 */
async function switchTo(
  desk: RunDesk,
  pointer: Pointer | null,
  isOutOfSpace: boolean,
): Promise<RunEnd> {
  const airs = [...AIR];
  let isFull = isOutOfSpace;
  for (;;) {
    try {
      await activate(desk, pointer, isFull);
      return 'ready';
    } catch (error) {
      const air = airs.shift();
      if (!(error instanceof NoSpace) || air === undefined) throw error;
      if (!isFull) desk.onQuota();
      isFull = true;
      await makeRoom(desk, air.share);
      await desk.ports.wait(air.wait);
    }
  }
}

/** Sizes and gaps are found again at the cost of a look and a request: a full phone may forget them. */
const noteSteps = ({ ports: { shelf }, owned, missing }: RunDesk): Promise<void> =>
  unlessFull(async () => {
    await shelf.keepSizes(owned);
    await writeMissing(shelf, missing);
  });

const isLate = (wish: IconSyncRequest, pointer: Pointer | null): boolean =>
  pointer !== null &&
  pointer.gameListVersion !== wish.gameListVersion &&
  isToldBefore(wish.toldAt, pointer.toldAt ?? null);

/** Notes the list's icons, unless they are noted: a full phone has no room for them twice. */
async function keepGeneration({ ports: { shelf }, wish }: RunDesk): Promise<void> {
  const { gameListVersion, icons } = wish;
  const known = await readGeneration(shelf, gameListVersion);
  const wanted = new Set(icons);
  const isKnown =
    known?.icons.length === icons.length && known.icons.every((url) => wanted.has(url));
  if (!isKnown) await writeGeneration(shelf, { gameListVersion, icons });
}

async function fetchAll(desk: RunDesk, wanted: readonly string[]) {
  const { ports, owned, isStopped } = desk;
  let bytes = [...owned.values()].reduce((sum, size) => sum + size, 0);
  const budget = iconBudget(await ports.freeSpace(), bytes);
  const end = { isStalled: false, isOutOfSpace: false, hasNoSpace: false, failed: 0, tried: 0 };
  let unreachable = 0;
  let steps = 0;
  const mustEnd = () =>
    isStopped() ||
    desk.isFull() ||
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
      const outcome = await desk.obtain(url, mustEnd);
      desk.onOutcome(outcome);
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
      desk.onQuota();
    }
    desk.onStep();
    steps += 1;
    if (steps % NOTE_EVERY === 0) {
      await noteSteps(desk);
    }
  });
  return { ...end, isOutOfSpace: end.isOutOfSpace || desk.isFull() };
}

/** The phone is full: a share of the icons, the least wanted ones, go so that the shell has air. */
async function makeRoom({ ports: { shelf }, owned, wish }: RunDesk, share: number): Promise<void> {
  const gone = leastWanted(owned, wish.icons, share);
  for (const url of gone) owned.delete(url);
  await shelf.remove(gone);
}

/** The switch, and then what no generation needs any more. */
async function activate(
  desk: RunDesk,
  pointer: Pointer | null,
  isOutOfSpace: boolean,
): Promise<void> {
  const { ports, wish } = desk;
  const { gameListVersion, toldAt, shownVersion } = wish;
  await keepGeneration(desk);
  const isSame = pointer?.gameListVersion === gameListVersion;
  const former = isSame ? pointer.before : (pointer?.gameListVersion ?? null);
  // Two generations at most: the new one, and the one on the screen or else the one before.
  const isShownKnown =
    shownVersion !== gameListVersion && (await readGeneration(ports.shelf, shownVersion)) !== null;
  const before = isShownKnown ? shownVersion : former;
  await writePointer(ports.shelf, { gameListVersion, toldAt, before, isOutOfSpace });
  await tidy(desk, [gameListVersion, before], '');
}

/** Takes away generations but these and the shown one, and the icons that none of them names. */
async function tidy(
  { ports: { shelf }, owned, wish }: RunDesk,
  versions: readonly (string | null | undefined)[],
  shownVersion = wish.shownVersion,
): Promise<void> {
  const kept = [...versions, shownVersion].flatMap((version) => version || []);
  await keepGenerations(shelf, kept);
  const generations = await Promise.all(kept.map((version) => readGeneration(shelf, version)));
  const sets = generations.flatMap((generation) => (generation ? [generation.icons] : []));
  const strays = strayIcons(owned, [wish.icons, ...sets]);
  if (strays.length === 0) return;
  for (const url of strays) owned.delete(url);
  await shelf.remove(strays);
}
