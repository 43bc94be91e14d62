import type { PickName } from '#server/game/pages/pick-names.ts';
import type { Moment } from '#server/game/pages/match-moments.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import type { PlayErrorName } from '#server/game/play/play-error.ts';

type ErrorText = PlayErrorName | 'bad-request' | 'network';

/** Texts of the games' pages. */
export interface PageTexts {
  balance: string;
  bet: string;
  less: string;
  more: string;
  spin: string;
  deal: string;
  draw: string;
  /** A card that is not dealt yet. */
  faceDown: string;
  hold: string;
  held: string;
  kickOff: string;
  shoot: string;
  /** Label of the choices of a bet. */
  placeOn: string;
  /** Label of the choice of fish. */
  aimAt: string;
  picks: Readonly<Record<PickName, string>>;
  /** Multiplier that a pick pays. */
  pays: (times: string) => string;
  sideWins: (side: string) => string;
  halfBack: (amount: string) => string;
  minute: (minute: number) => string;
  /** Invented teams; `teams.ts` draws their crests in this order. */
  teams: readonly string[];
  /** What is shown of a match, with the team that has the ball. */
  moments: Readonly<Record<Moment['kind'], (team: string) => string>>;
  fullTime: (score: string) => string;
  caught: (fish: string, amount: string) => string;
  gotAway: (fish: string) => string;
  start: string;
  cashOut: string;
  autoOut: string;
  autoOff: string;
  win: (amount: string) => string;
  noWin: string;
  broke: (at: string) => string;
  paidAt: (at: string, amount: string) => string;
  goesOn: string;
  demo: string;
  /** Coins of the balance that cannot be bet yet. */
  waiting: (amount: string) => string;
  /** What the chosen bet counts towards a bonus. */
  movesBonus: (amount: string) => string;
  movesNothing: string;
  /** Bets count towards a deposit before they count towards a bonus. */
  depositFirst: (left: string) => string;
  /** Percent of a bet that counts towards a bonus. */
  counts: (percent: string) => string;
  leastOdds: (odds: string) => string;
  /** A bet that the balance does not cover. */
  tooHigh: (bet: string) => string;
  /** What can be bet, where a bonus of the balance cannot. */
  canPlayWith: (has: string) => string;
  /** The highest bet that is covered. */
  betLessOrDeposit: (bet: string) => string;
  betLess: (bet: string) => string;
  /** Not even the smallest bet is covered. */
  nothingFits: (least: string) => string;
  demoOver: string;
  paused: string;
  deposit: string;
  exit: string;
  close: string;
  retry: string;
  payTable: string;
  history: string;
  allRounds: string;
  noRounds: string;
  fair: string;
  /** Its button, which stands beside others. */
  fairTool: string;
  returns: (percent: string) => string;
  returnNote: Readonly<Record<GameKind, string>>;
  rules: Readonly<Record<GameKind, string>>;
  serverHash: string;
  serverSeed: string;
  clientSeed: string;
  nextHash: string;
  /** The new server seed matches the hash that was shown. */
  nextMatches: string;
  nextBroken: string;
  round: string;
  fairNote: string;
  /** Of a visitor, whose page draws the seeds itself. */
  fairNoteVisit: string;
  fairUnchecked: string;
  rotate: string;
  revealed: string;
  verify: string;
  line: (line: number) => string;
  hands: readonly string[];
  errors: Readonly<Record<ErrorText, string>>;
}
