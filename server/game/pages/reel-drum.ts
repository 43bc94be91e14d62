import type { ThemePicture } from '#server/game/game-theme.ts';
import { el } from './element.ts';
import { animate } from './motion.ts';
import { symbolPicture } from './symbols.ts';

/** One reel: three symbols of its strip, which passes while it turns. */
export interface Drum {
  readonly element: HTMLElement;
  /** Shows the strip at a stop, without turning. */
  show(stop: number): void;
  /** Lets the strip pass until it stops. */
  turn(): void;
  /** Turns to a stop. @param ms time until the symbols stand */
  stop(stop: number, ms: number): void;
  /** Leaves the strip as it was before it turned. */
  giveUp(): void;
  cell(row: number): Element | undefined;
}

const ROWS = 3;
/** Symbols that pass in one turn, and while the reel stops. */
const PASSING = 6;
const TURN_MS = 260;
/** It swings over its stop a little. */
const SWING = 'cubic-bezier(0.25, 0.9, 0.4, 1.12)';

/** @param strip the reel's symbols, from top to bottom */
export function makeDrum(strip: readonly number[], pictures: readonly ThemePicture[]): Drum {
  const band = el('div', { class: 'band' });
  const element = el('div', { class: 'reel' }, band);
  let shown = 0;
  let moving: Animation | undefined;

  const symbolsFrom = (from: number, count: number): number[] =>
    Array.from(
      { length: count },
      (_, place) => strip[(from + place + strip.length) % strip.length] ?? 0,
    );
  const fill = (symbols: readonly number[]): void =>
    band.replaceChildren(
      ...symbols.map((symbol) => el('div', { class: 'cell' }, symbolPicture(symbol, pictures))),
    );
  const rest = (): void => {
    moving?.cancel();
    moving = undefined;
    element.classList.remove('turning');
  };
  /** Moves what is above the reel into it. */
  const pass = (symbols: readonly number[], options: Parameters<typeof animate>[2]): void => {
    fill(symbols);
    const above = `translateY(calc(var(--pitch) * ${ROWS - symbols.length}))`;
    moving = animate(band, [{ transform: above }, { transform: 'translateY(0)' }], options);
  };

  return {
    element,
    show(stop) {
      rest();
      shown = stop;
      fill(symbolsFrom(stop, ROWS));
    },
    turn() {
      rest();
      element.classList.add('turning');
      // It ends with the symbols with which it begins, so that one turn follows the other.
      const seen = symbolsFrom(shown, ROWS);
      const passing = [...seen, ...symbolsFrom(shown - PASSING, PASSING), ...seen];
      pass(passing, { duration: TURN_MS, iterations: Infinity });
    },
    stop(stop, ms) {
      rest();
      shown = stop;
      // The symbols that pass are the strip's own.
      pass(symbolsFrom(stop, ROWS + PASSING), { duration: ms, easing: SWING });
    },
    giveUp() {
      this.show(shown);
    },
    cell: (row) => band.children[row],
  };
}
