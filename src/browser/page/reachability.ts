/**
 * Whether the app reaches its server: the browser is online, and the last call was answered. A browser
 * reports "online" even while the server, or the route to it, is down.
 */
import { isOnline, watchOnline } from './page.ts';

export interface Reachability {
  readonly isConnected: () => boolean;
  /** The server has answered a call. */
  readonly noteAnswer: () => void;
  /**
   * A call was lost. This says nothing about the server while offline, or if another call was answered or the
   * network came back meanwhile.
   * @param sentAt when it was sent, by `performance.now`
   * @returns true if the network came back meanwhile: another try may be answered
   */
  readonly noteLostCall: (sentAt: number) => boolean;
  /** Calls back with the new state; returns the unsubscribe function. */
  readonly watchConnection: (onChange: (isConnected: boolean) => void) => () => void;
}

export function createReachability(): Reachability {
  let isAnswered = true;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let onlineAt = Number.NEGATIVE_INFINITY;
  let isWatchingNetwork = false;
  const listeners = new Set<(isConnected: boolean) => void>();

  const isConnected = (): boolean => isOnline() && isAnswered;

  function notify(): void {
    for (const listener of listeners) listener(isConnected());
  }

  function setAnswered(isNow: boolean): void {
    if (isAnswered === isNow) return;
    isAnswered = isNow;
    notify();
  }

  /** A network that has come back counts as working until a call is lost on it. */
  function watchNetwork(): void {
    if (isWatchingNetwork) return;
    isWatchingNetwork = true;
    watchOnline((isBack) => {
      if (isBack) onlineAt = performance.now();
      isAnswered = true;
      notify();
    });
  }

  return {
    isConnected,
    noteAnswer() {
      answeredAt = performance.now();
      setAnswered(true);
    },
    noteLostCall(sentAt) {
      if (!isOnline()) return false;
      const isBack = sentAt < onlineAt;
      if (!isBack && sentAt > answeredAt) setAnswered(false);
      return isBack;
    },
    watchConnection(onChange) {
      watchNetwork();
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The page's own instance. */
export const reachability = createReachability();
export const { isConnected, noteAnswer, noteLostCall, watchConnection } = reachability;
