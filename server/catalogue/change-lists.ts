import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { OperatorError, type Change } from '#server/core/commands/command.ts';
import { pictureAddress } from '#server/core/commands/operator-html.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import type { StoredLists } from '#server/catalogue/lobby-entries.ts';
import * as v from 'valibot';

export const someText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** Options that the commands of banners and notices have in common. */
export const entryOptions = {
  image: pictureAddress,
  place: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000))),
  hidden: v.optional(yesOrNo),
};
export const ENTRY_USAGE = '[--place N] [--hidden yes|no]';

/** Most banners, and most notices: players load all of them with the lobby. */
export const MOST_ENTRIES = 100;

/** Replaces the banners or the notices. */
export async function changeLists(
  { trx, now }: Pick<Change, 'trx' | 'now'>,
  change: (lists: StoredLists) => Partial<StoredLists>,
): Promise<void> {
  const { webConfig } = await readDocuments(trx);
  await writeDocuments(trx, { webConfig: { ...webConfig, ...change(webConfig) } }, now);
  await updateVersions(trx);
}

/** The id of another entry. @throws OperatorError when there is no room for it */
export function nextId(entries: readonly { id: number }[]): number {
  if (entries.length >= MOST_ENTRIES) throw new OperatorError(`at most ${MOST_ENTRIES} of them`);
  return 1 + Math.max(0, ...entries.map(({ id }) => id));
}

/** @throws OperatorError when there is none */
export function entryOf<Entry extends { id: number }>(
  entries: readonly Entry[],
  id: number,
  noun: string,
): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new OperatorError(`no ${noun} ${id}`);
  return entry;
}
