import type { GameCallName } from '#server/game/game-calls.ts';
import type {
  GameRounds,
  GameState,
  RotatedSeed,
  RoundAnswer,
  VisitState,
} from '#server/game/game-handlers.ts';
import type { PlayErrorName } from '#server/game/play/play-error.ts';

/** State of a visitor's page: its rounds and their seeds are local. */
export interface PageVisit extends Omit<VisitState, 'coin' | 'bets'> {
  readonly isVisit: true;
  readonly isDemo: true;
  readonly appOrigin: null;
  readonly lobbyUrl: null;
  readonly bets: VisitState['bets'] & { readonly last: number | null };
  readonly balance: GameState['balance'];
  readonly seed: GameState['seed'];
  readonly round: GameState['round'];
  readonly serverTime: number;
}

export type PageState = GameState | PageVisit;

interface Answers {
  state: PageState;
  bet: RoundAnswer;
  act: RoundAnswer;
  watch: RoundAnswer;
  rounds: GameRounds;
  rotate: RotatedSeed;
}
export type AnswerOf<Name extends GameCallName> = Answers[Name];

export type CallError = PlayErrorName | 'bad-request' | 'network';

/** A call that was refused or failed. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly error: CallError;

  constructor(error: CallError) {
    super(error);
    this.error = error;
  }
}
