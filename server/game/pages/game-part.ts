import type { PlayedRound, RoundAnswer } from '#server/game/game-handlers.ts';
import type { Format } from './format.ts';
import type { PageState } from './page-calls.ts';
import type { PageTexts } from './texts/page-text-shape.ts';

/** Shared by all games: balance, bet, one big button, messages, panels. */
export interface Stage {
  readonly t: PageTexts;
  readonly format: Format;
  readonly state: PageState;
  /** The chosen bet, in hundredths. */
  bet(): number;
  /** Sets the big button's text and action. */
  setAction(text: string, press: () => Promise<void>): void;
  /** Changes only the big button's text, while a multiplier rises. */
  retitle(text: string): void;
  /** Fixes the bet while a round is open. */
  lockBet(isLocked: boolean): void;
  /** Starts a round; undefined when it was refused and the player has seen why. */
  play(more?: object): Promise<RoundAnswer | undefined>;
  /** Continues a round; undefined as for `play`. */
  act(body: object): Promise<RoundAnswer | undefined>;
  /** Shows the new balance; call it when the game has shown the outcome. */
  settle(answer: RoundAnswer, message: string): void;
  say(message: string): void;
}

/** A game's part of the stage. */
export interface GamePart {
  board: HTMLElement;
  /** Created when opened, as it may show what the chosen bet pays. */
  payTable: () => HTMLElement;
  /** Shows the round that was open when the page loaded, or the initial board. */
  begin(round: PlayedRound | null): void;
  /** The game's own controls, above the button. */
  controls?: HTMLElement;
}
