/** What is said of a checked round when it is shared. Nothing of it names the player or their balance. */
import type { VerifyTexts } from './texts/verify-texts.ts';

export interface CheckedRound {
  /** Name of the game; '' where only its kind is known. */
  readonly game: string;
  /** Formatted, as the game recorded them; '' where they are not known. */
  readonly bet: string;
  readonly win: string;
  readonly isDemo: boolean;
  /** Repeated from the seeds. */
  readonly outcome: string;
  readonly serverSeed: string;
  readonly serverHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
}

export interface RoundWords {
  readonly title: string;
  /** The bet and what it paid; '' where they are not known. */
  readonly money: string;
  readonly outcome: string;
  /** Each with its term; long ones in short form. */
  readonly proof: readonly (readonly [term: string, value: string])[];
  /** Everything in full, as a message. */
  readonly text: string;
}

/** Characters that are shown at each end of a hash. */
const ENDS = 8;

const short = (value: string): string =>
  value.length <= 3 * ENDS ? value : `${value.slice(0, ENDS)}…${value.slice(-ENDS)}`;

/** @param address where the round can be checked; '' for a page that no server has */
export function roundWords(
  t: Pick<VerifyTexts, 'betWin' | 'demoRound' | 'howTo' | 'matches' | 'title'> &
    Pick<VerifyTexts, 'serverHash' | 'serverSeed' | 'clientSeed' | 'nonce'>,
  round: CheckedRound,
  address: string,
): RoundWords {
  const { game, bet, win, isDemo, outcome } = round;
  const name = game === '' ? t.title : game;
  const title = isDemo ? t.demoRound(name) : name;
  const money = bet === '' || win === '' ? '' : t.betWin(bet, win);
  const proof = [
    [t.serverHash, round.serverHash],
    [t.serverSeed, round.serverSeed],
    [t.clientSeed, round.clientSeed],
    [t.nonce, round.nonce],
  ] as const;
  const lines = [
    title,
    money,
    outcome,
    t.matches,
    ...proof.map(([term, value]) => `${term}: ${value}`),
    t.howTo,
    address,
  ];
  return {
    title,
    money,
    outcome,
    proof: proof.map(([term, value]) => [term, short(value)]),
    text: lines.filter((line) => line !== '').join('\n'),
  };
}
