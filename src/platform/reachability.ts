/**
 * Whether the app reaches its backend: the browser has a network, and the last call was answered. A phone
 * is "online" for its browser while the server, or the way to it, is down.
 */
import { isOnline, watchOnline } from './page.ts';

let isAnswered = true;
let answeredAt = Number.NEGATIVE_INFINITY;
let isWatchingNetwork = false;
const listeners = new Set<(isConnected: boolean) => void>();

export const isConnected = (): boolean => isOnline() && isAnswered;

/** The server has answered a call. */
export function noteAnswer(): void {
  answeredAt = performance.now();
  setAnswered(true);
}

/**
 * A call was lost. It says nothing about the server without a network, nor where another call was answered
 * meanwhile: then it is this call alone.
 * @param sentAt when it was sent, by `performance.now`
 */
export function noteLostCall(sentAt: number): void {
  if (isOnline() && sentAt > answeredAt) setAnswered(false);
}

/** Calls back with the new state; returns the unsubscribe call. */
export function watchConnection(onChange: (isConnected: boolean) => void): () => void {
  watchNetwork();
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** A network that has come back is believed until a call is lost on it. */
function watchNetwork(): void {
  if (isWatchingNetwork) return;
  isWatchingNetwork = true;
  watchOnline(() => {
    isAnswered = true;
    notify();
  });
}

function setAnswered(isNow: boolean): void {
  if (isAnswered === isNow) return;
  isAnswered = isNow;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener(isConnected());
}
