/**
 * Whether the app reaches its backend: the browser has a network, and the last call was answered. A phone
 * is "online" for its browser while the server, or the way to it, is down.
 */
import { isOnline, watchOnline } from './page.ts';

export interface Reachability {
  readonly isConnected: () => boolean;
  /** The server has answered a call. */
  readonly noteAnswer: () => void;
  /**
   * A call was lost. It says nothing about the server without a network, nor where another call was answered
   * meanwhile: then it is this call alone.
   * @param sentAt when it was sent, by `performance.now`
   */
  readonly noteLostCall: (sentAt: number) => void;
  /** Calls back with the new state; returns the unsubscribe call. */
  readonly watchConnection: (onChange: (isConnected: boolean) => void) => () => void;
}

export function createReachability(): Reachability {
  let isAnswered = true;
  let answeredAt = Number.NEGATIVE_INFINITY;
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

  /** A network that has come back is believed until a call is lost on it. */
  function watchNetwork(): void {
    if (isWatchingNetwork) return;
    isWatchingNetwork = true;
    watchOnline(() => {
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
      if (isOnline() && sentAt > answeredAt) setAnswered(false);
    },
    watchConnection(onChange) {
      watchNetwork();
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The page's own. */
export const reachability = createReachability();
export const { isConnected, noteAnswer, noteLostCall, watchConnection } = reachability;
