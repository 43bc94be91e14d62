/** Where a visitor came from, after their choice whether it may be stored. */
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { localArea, memoryArea, sessionArea, type KeyValueArea } from '#browser/key-value.ts';
import { consentState } from './consent.ts';

/** All that `attribution.ts` writes. */
const WRITTEN: readonly (readonly [KeyValueArea, string])[] = [
  [localArea, localKeys.attribution],
  [localArea, localKeys.seenDay],
  [sessionArea, sessionKeys.openedBy],
];

/** Stores what the page has in memory, or deletes what is stored. */
export function applyConsentToTouchpoint(): void {
  const isAllowed = consentState() === 'yes';
  for (const [area, key] of WRITTEN) {
    const held = memoryArea.read(key);
    if (isAllowed && held !== null) area.write(key, held);
    if (isAllowed) memoryArea.remove(key);
    else area.remove(key);
  }
}
