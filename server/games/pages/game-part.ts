import type { PlayedRound, RoundAnswer } from '#server/games/game-handlers.ts';
import type { Format } from './format.ts';
import type { PageState } from './page-calls.ts';
import type { PageTexts } from './page-text-shape.ts';

/** What the games share: balance, bet, one big button, messages, panels. */
export interface Stage {
  readonly t: PageTexts;
  readonly format: Format;
  readonly state: PageState;
  /** The bet that is set, in hundredths. */
  bet(): number;
  /** What the big button does now. */
  setAction(text: string, press: () => Promise<void>): void;
  /** The big button's text only, while something rises. */
  retitle(text: string): void;
  /** Keeps the bet as it is while a round is open. */
  lockBet(isLocked: boolean): void;
  /** Starts a round; undefined when it was refused, which has been told. */
  play(more?: object): Promise<RoundAnswer | undefined>;
  /** Goes on with a round; the same. */
  act(body: object): Promise<RoundAnswer | undefined>;
  /** Takes the new balance over; to be called when the game has shown what happened. */
  settle(answer: RoundAnswer, message: string): void;
  say(message: string): void;
}

/** What a game puts on the stage. */
export interface GamePart {
  board: HTMLElement;
  /** Made when it is opened, as it may tell what the set bet pays. */
  payTable: () => HTMLElement;
  /** Shows a round that was open when the page came, or the page as it begins. */
  begin(round: PlayedRound | null): void;
  /** Controls of its own, above the button. */
  controls?: HTMLElement;
}
