import { formerKeys, localKeys } from '#config/storage-keys.ts';
import { localArea, sessionArea } from './key-value.ts';

/** Removes what earlier releases stored under other names. */
export function removeFormerKeys(): void {
  // Still once per device.
  if (localArea.read('parola.first-deposit-told') !== null) {
    localArea.write(localKeys.firstDepositReported, '1');
  }
  for (const key of formerKeys.local) localArea.remove(key);
  for (const key of formerKeys.session) sessionArea.remove(key);
}
