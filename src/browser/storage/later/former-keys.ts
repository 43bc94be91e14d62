import { localKeys } from '#config/storage-keys.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';

/**
 * Keys of earlier releases, removed at each launch. A key that is renamed leaves its old name here for good: a
 * phone may skip any number of releases.
 */
export const formerKeys = {
  local: ['parola.first-deposit-told'],
  session: ['parola.part-reload'],
} as const;

/** Removes what earlier releases stored under other names. */
export function removeFormerKeys(): void {
  // Still once per device.
  if (localArea.read('parola.first-deposit-told') !== null) {
    localArea.write(localKeys.firstDepositReported, '1');
  }
  for (const key of formerKeys.local) localArea.remove(key);
  for (const key of formerKeys.session) sessionArea.remove(key);
}
