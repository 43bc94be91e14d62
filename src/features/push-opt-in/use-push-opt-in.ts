import { useIsOnline } from '#state/connection/use-is-online.ts';
import { usePushSubscribeMutation, usePushUnsubscribeMutation } from '#api/push.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { pushChoice, type PushChoice } from '#shared/push/push-choice.ts';
import { logProblem } from '#browser/page/log-problem.ts';
import { isIos, isStandalone } from '#browser/page/page.ts';
import {
  askPushPermission,
  isPushSupported,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '#browser/worker/push.ts';
import {
  forgetPushOptIn,
  isPushLost,
  keepPushOptIn,
  notePushRenewal,
  readPushOptIn,
  watchPushRenewal,
} from '#state/push/opted-in-player.ts';
import { sentPushSettings } from '#state/push/push-settings.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

export interface PushOptInState {
  readonly choice: PushChoice;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  /** The last try to turn them on failed. */
  readonly hasFailed: boolean;
  /** Call it in a tap: it may ask for the permission. */
  readonly turn: (isOn: boolean) => void;
}

/** State and switch of notifications on this device. */
export function usePushOptIn(): PushOptInState {
  const config = useSelector(selectConfig);
  const key = config?.pushKey ?? null;
  const playerId = useSelector(selectPlayer)?.user.id ?? null;
  const isConnected = useIsOnline();
  const [subscribe] = usePushSubscribeMutation();
  const [unsubscribe] = usePushUnsubscribeMutation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isLost = useSyncExternalStore(watchPushRenewal, isPushLost);
  // Reads the browser's state again after each step: it reports no changes.
  const choice = pushChoice({
    hasKey: key !== null,
    isSupported: isPushSupported(),
    isIos: isIos(),
    isStandalone: isStandalone(),
    permission: pushPermission(),
    isOptedIn: playerId !== null && !isLost && readPushOptIn() === playerId,
  });

  /** @returns false on failure; a player's refusal is not one */
  async function turnOn(): Promise<boolean> {
    if (key === null || playerId === null) return false;
    if ((await askPushPermission()) !== 'granted') return true;
    try {
      const address = await subscribeToPush(key);
      const { error } = await subscribe({
        ...address,
        ...sentPushSettings(config?.pushKinds ?? []),
      });
      if (error !== undefined) {
        await unsubscribeFromPush();
        return false;
      }
      keepPushOptIn(playerId);
      notePushRenewal(true);
      return true;
    } catch (error) {
      logProblem('Notifications could not be turned on', error);
      return false;
    }
  }

  async function turnOff(): Promise<boolean> {
    forgetPushOptIn();
    notePushRenewal(true);
    const endpoint = await unsubscribeFromPush();
    // The push service rejects it from now on; unsubscribing now saves the server a failing call.
    if (endpoint !== null && isConnected) await unsubscribe({ endpoint });
    return true;
  }

  async function turn(isOn: boolean): Promise<void> {
    setBusy(true);
    setFailed(false);
    const hasWorked = await (isOn ? turnOn() : turnOff());
    setFailed(!hasWorked);
    setBusy(false);
  }

  return {
    choice,
    isConnected,
    isBusy,
    hasFailed: hasFailed || isLost,
    turn: (isOn) => void turn(isOn),
  };
}
