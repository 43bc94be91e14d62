/** What a player wants to be notified of on a device. */

/** `gift`: gifts and activities, which a player who has stopped never gets. */
export const PUSH_KINDS = ['mail', 'gift', 'withdrawal'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export interface PushSettings {
  readonly kinds: readonly PushKind[];
  /** Nothing at night: see `quiet-hours.ts`. */
  readonly isQuiet: boolean;
}

export const ALL_PUSH: PushSettings = { kinds: PUSH_KINDS, isQuiet: false };

/** Turns one kind on or off. */
export const withPushKind = (
  settings: PushSettings,
  kind: PushKind,
  isOn: boolean,
): PushSettings => ({
  ...settings,
  kinds: PUSH_KINDS.filter((one) => (one === kind ? isOn : settings.kinds.includes(one))),
});
