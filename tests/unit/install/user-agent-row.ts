import type {
  ClientBrowser,
  ClientClass,
  ClientPlatform,
  ClientSignals,
  InAppHost,
} from '#domain/install/client.ts';

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

/** Platform and browser, then what is special: `android chrome`, `ios webview in facebook`. */
type Expectation =
  `${ClientPlatform} ${ClientBrowser}${'' | ' bot' | ' standalone' | ` in ${InAppHost}`}`;

/** A row as the tables write it: name, source, expectation, user agent, and other signals. */
type Written = readonly [
  name: string,
  source: string,
  expectation: Expectation,
  ua: string,
  signals?: Partial<ClientSignals>,
];

function parseExpectation(expectation: Expectation): UserAgentRow['expected'] {
  const [platform, browser, special, inApp] = expectation.split(' ') as [
    ClientPlatform,
    ClientBrowser,
    ('bot' | 'standalone' | 'in')?,
    InAppHost?,
  ];
  if (inApp !== undefined) return { platform, browser, inApp };
  return special === undefined ? { platform, browser } : { platform, browser, [special]: true };
}

export const userAgents = (rows: readonly Written[]): readonly UserAgentRow[] =>
  rows.map(([name, source, expectation, ua, signals]) => ({
    name,
    source,
    signals: { ua, ...signals },
    expected: parseExpectation(expectation),
  }));
