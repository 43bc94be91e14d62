/** What this device is notified of: sent with every subscription, so the server never has to be asked. */
import { localKeys } from '#config/storage-keys.ts';
import {
  ALL_PUSH,
  PUSH_KINDS,
  type PushKind,
  type PushSettings,
} from '#shared/push/push-settings.ts';
import { localArea } from '#browser/storage/key-value.ts';
import * as v from 'valibot';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kinds: v.array(v.picklist(PUSH_KINDS)), isQuiet: v.boolean() }),
);

export function readPushSettings(): PushSettings {
  const read = v.safeParse(stored, localArea.read(localKeys.pushSettings));
  return read.success ? read.output : ALL_PUSH;
}

export const writePushSettings = (settings: PushSettings): void => {
  localArea.write(localKeys.pushSettings, JSON.stringify(settings));
};

/** The settings as a subscription carries them; nothing for a server that has none. */
export function sentPushSettings(
  serverKinds: readonly PushKind[],
  { kinds, isQuiet }: PushSettings = readPushSettings(),
): { kinds?: PushKind[]; quiet?: 0 | 1 } {
  return serverKinds.length === 0 ? {} : { kinds: [...kinds], quiet: isQuiet ? 1 : 0 };
}
