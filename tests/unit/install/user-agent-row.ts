import type { ClientClass, ClientSignals } from '#domain/install/client.ts';

/** A client as it was seen in the wild. */
export interface UserAgentRow {
  readonly name: string;
  /** The public collection where the user agent stands. */
  readonly source: string;
  /** The user agent, and what else differs from {@link DEFAULT_SIGNALS}. */
  readonly signals: Partial<ClientSignals> & Pick<ClientSignals, 'ua'>;
  /** What differs from a browser of its own, not installed, before a person. */
  readonly expected: Partial<ClientClass> & Pick<ClientClass, 'platform' | 'browser'>;
}

export const DEFAULT_SIGNALS: ClientSignals = {
  ua: '',
  platform: '',
  maxTouchPoints: 0,
  uaDataBrands: [],
  displayMode: 'browser',
  navigatorStandalone: false,
  referrer: '',
  isBrave: false,
  globals: [],
};
