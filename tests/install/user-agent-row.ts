import type {
  ClientBrowser,
  ClientClass,
  ClientPlatform,
  ClientSignals,
  InAppHost,
} from '#shared/install/client.ts';

/** A client as it was seen in the wild. */
export interface UserAgentRow {
  readonly name: string;
  /** The public collection that lists the user agent. */
  readonly source: string;
  /** The user agent and other differences from {@link DEFAULT_SIGNALS}. */
  readonly signals: Partial<ClientSignals> & Pick<ClientSignals, 'ua'>;
  /** Differences from a standalone browser app, not installed, used by a person. */
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

/** Platform, browser and special cases: `android chrome`, `ios webview in facebook`. */
type Expectation =
  `${ClientPlatform} ${ClientBrowser}${'' | ' bot' | ' standalone' | ` in ${InAppHost}`}`;

/** A row in the notation of the tables. */
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
