/** Whether a phone can be notified, and what the player can do about it. */
export interface PushFacts {
  /** The platform has given a key to subscribe with. */
  readonly hasKey: boolean;
  /** The browser has what it takes. */
  readonly isSupported: boolean;
  readonly isIos: boolean;
  /** Launched from the home screen: on iOS notifications are for those apps alone. */
  readonly isStandalone: boolean;
  readonly permission: 'default' | 'granted' | 'denied';
  /** This player has turned them on, on this phone. */
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
