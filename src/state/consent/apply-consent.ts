/** Stores or deletes the attribution after the visitor's consent choice. */
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import {
  localArea,
  memoryArea,
  sessionArea,
  type KeyValueArea,
} from '#browser/storage/key-value.ts';
import { consentState } from './consent.ts';

/** Everything that `attribution.ts` writes. */
const WRITTEN: readonly (readonly [KeyValueArea, string])[] = [
  [localArea, localKeys.attribution],
  [localArea, localKeys.seenDay],
  [sessionArea, sessionKeys.openedBy],
];

/** Stores the attribution from memory, or deletes the stored one. */
export function applyConsentToTouchpoint(): void {
  const isAllowed = consentState() === 'yes';
  for (const [area, key] of WRITTEN) {
    const held = memoryArea.read(key);
    if (isAllowed && held !== null) area.write(key, held);
    if (isAllowed) memoryArea.remove(key);
    else area.remove(key);
  }
}
