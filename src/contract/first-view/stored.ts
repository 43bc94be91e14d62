/** Reads the first view that the page left for the worker: a spoilt one must not keep the app closed. */
import * as v from 'valibot';
import type { FirstGame, FirstView } from './document.ts';

const game: v.GenericSchema<unknown, FirstGame> = v.object({
  icon: v.string(),
  name: v.string(),
  provider: v.string(),
  isNew: v.boolean(),
  isInMaintenance: v.boolean(),
});

const firstView: v.GenericSchema<unknown, FirstView> = v.object({
  origin: v.picklist(['served', 'stored']),
  theme: v.nullable(v.picklist(['dark', 'light'])),
  offer: v.nullable(v.object({ title: v.string(), text: v.string(), action: v.string() })),
  ways: v.nullable(v.array(v.string())),
  banner: v.nullable(v.string()),
  news: v.string(),
  tabs: v.array(v.object({ name: v.number(), label: v.string() })),
  played: v.nullable(v.object({ title: v.string(), games: v.array(game) })),
  title: v.string(),
  games: v.array(game),
  newBadge: v.string(),
  bar: v.array(v.string()),
});

/** @returns null for anything that is no first view of this release */
export function readFirstView(stored: unknown): FirstView | null {
  const read = v.safeParse(firstView, stored);
  return read.success ? read.output : null;
}
