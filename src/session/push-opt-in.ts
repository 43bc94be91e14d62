/** Which player wants notifications on this device; the subscription itself is the browser's. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/key-value.ts';

export function readPushOptIn(): number | null {
  const id = Number(localArea.read(localKeys.push) ?? NaN);
  return Number.isSafeInteger(id) ? id : null;
}

export const keepPushOptIn = (playerId: number): void => {
  localArea.write(localKeys.push, String(playerId));
};

export const forgetPushOptIn = (): void => {
  localArea.remove(localKeys.push);
};
