import type { CheckedRound } from './round-words.ts';

/** What the page that verifies rounds is given. */
export interface VerifyFacts extends Omit<CheckedRound, 'outcome' | 'isDemo'> {
  readonly lang: string;
  readonly kind: string;
  /** '1' of a demo. */
  readonly demo: string;
  /** In hundredths of a percent, of games whose odds depend on it. */
  readonly returnBps: string;
}

/** The address of that page. All data is in the hash, which no server receives. */
export const verifyAddress = (facts: Partial<VerifyFacts>): string => {
  const given = Object.entries(facts).filter(([, value]) => value !== '');
  return `../verify/#${new URLSearchParams(given)}`;
};
