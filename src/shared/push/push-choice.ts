/** Whether notifications are possible on this device, and what the player can do about it. */
export interface PushFacts {
  /** The server has sent a key for subscriptions. */
  readonly hasKey: boolean;
  /** The browser supports push. */
  readonly isSupported: boolean;
  readonly isIos: boolean;
  /** Launched from the home screen: on iOS only such apps get notifications. */
  readonly isStandalone: boolean;
  readonly permission: 'default' | 'granted' | 'denied';
  /** This player has turned them on, on this device. */
  readonly isOptedIn: boolean;
}

export type PushChoice = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

export function pushChoice(facts: PushFacts): PushChoice {
  if (!facts.hasKey) return 'unsupported';
  if (!facts.isSupported) {
    return facts.isIos && !facts.isStandalone ? 'install-first' : 'unsupported';
  }
  if (facts.permission === 'denied') return 'denied';
  return facts.isOptedIn && facts.permission === 'granted' ? 'on' : 'off';
}
