import { useIsOnline } from '#state/connection/use-is-online.ts';
import { usePushSubscribeMutation } from '#api/push.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { PushKind, PushSettings } from '#shared/push/push-settings.ts';
import { logProblem } from '#browser/page/log-problem.ts';
import { subscribeToPush } from '#browser/worker/push.ts';
import {
  readPushSettings,
  sentPushSettings,
  writePushSettings,
} from '#state/push/push-settings.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';

export interface PushSettingsState {
  /** The kinds that the server can turn off; none hides the settings. */
  readonly offered: readonly PushKind[];
  readonly settings: PushSettings;
  readonly isDisabled: boolean;
  readonly hasFailed: boolean;
  readonly change: (settings: PushSettings) => void;
}

/** What this device is notified of. A change counts once the server has it. */
export function usePushSettings(): PushSettingsState {
  const config = useSelector(selectConfig);
  const isConnected = useIsOnline();
  const [subscribe, { isLoading }] = usePushSubscribeMutation();
  const [settings, setSettings] = useState(readPushSettings);
  const [hasFailed, setFailed] = useState(false);
  const offered = config?.pushKinds ?? [];
  const key = config?.pushKey ?? null;

  async function save(changed: PushSettings): Promise<boolean> {
    if (key === null) return false;
    try {
      const address = await subscribeToPush(key);
      const { error } = await subscribe({ ...address, ...sentPushSettings(offered, changed) });
      if (error !== undefined) return false;
    } catch (error) {
      logProblem('The settings of notifications could not be saved', error);
      return false;
    }
    writePushSettings(changed);
    return true;
  }

  async function change(changed: PushSettings): Promise<void> {
    setFailed(false);
    const isSaved = await save(changed);
    if (isSaved) setSettings(changed);
    setFailed(!isSaved);
  }

  return {
    offered,
    settings,
    isDisabled: !isConnected || isLoading,
    hasFailed,
    change: (changed) => void change(changed),
  };
}
