/** Parses the snapshot that the page stored for the worker: a corrupt one must not prevent a launch. */
import * as v from 'valibot';
import type { FirstGame, LobbySnapshot } from './document.ts';

const game: v.GenericSchema<unknown, FirstGame> = v.object({
  icon: v.string(),
  avif: v.exactOptional(v.string()),
  name: v.string(),
  provider: v.string(),
  isNew: v.boolean(),
  isInMaintenance: v.boolean(),
});

const snapshotSchema: v.GenericSchema<unknown, LobbySnapshot> = v.object({
  origin: v.picklist(['served', 'stored']),
  theme: v.nullable(v.picklist(['dark', 'light'])),
  offer: v.nullable(v.object({ title: v.string(), text: v.string(), action: v.string() })),
  ways: v.nullable(v.array(v.string())),
  banner: v.nullable(v.string()),
  news: v.string(),
  tabs: v.array(v.object({ name: v.number(), label: v.string() })),
  played: v.nullable(v.object({ title: v.string(), games: v.array(game) })),
  title: v.string(),
  tryFree: v.exactOptional(v.string()),
  games: v.array(game),
  newBadge: v.string(),
  bar: v.array(v.string()),
});

/** @returns null for anything that is not a snapshot of this release */
export function readSnapshot(stored: unknown): LobbySnapshot | null {
  const read = v.safeParse(snapshotSchema, stored);
  return read.success ? read.output : null;
}
