/** Which player wants notifications on this device; the subscription itself is the browser's. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';

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

let isLost = false;
let listeners: readonly (() => void)[] = [];

/**
 * Notes whether the browser is subscribed for the player who wants it. Where it could not be at this launch,
 * the switch is off, and the next launch tries again.
 */
export function notePushRenewal(hasWorked: boolean): void {
  isLost = !hasWorked;
  for (const listener of listeners) listener();
}

export const isPushLost = (): boolean => isLost;

export function watchPushRenewal(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => (listeners = listeners.filter((other) => other !== listener));
}
