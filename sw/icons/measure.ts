/** Measures the progress of a list's icons, for pages to show. */
import type { IconProgress, IconState } from '#shared/worker/messages-contract.ts';
import type { Generation } from './metadata.ts';

/**
 * Counts the icons of a list that are stored.
 * @param owned the stored icons with their bytes
 * @param missing the icons that the server does not have
 */
export function measureIcons(
  { gameListVersion, icons }: Generation,
  state: IconState,
  owned: ReadonlyMap<string, number>,
  missing: ReadonlyMap<string, number>,
): IconProgress {
  const counts = { done: 0, bytes: 0, missing: 0 };
  for (const url of icons) {
    const size = owned.get(url);
    if (size !== undefined) counts.done += 1;
    else if (missing.has(url)) counts.missing += 1;
    counts.bytes += size ?? 0;
  }
  const total = icons.length;
  const isPartial = counts.done + counts.missing < total;
  return { gameListVersion, state, total, ...counts, isPartial };
}
