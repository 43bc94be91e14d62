import { chime, knock } from './sound.ts';
import { vibrate } from './vibration.ts';

const TICK_MS = 8;
const MANY = 10;

/** A part has stopped or turned, or something was chosen: heard and felt. */
export function tick(): void {
  knock();
  vibrate(TICK_MS);
}

/** A win; more for a win of many bets. */
export function celebrate(win: number, bet: number): void {
  const isLarge = win > bet * MANY;
  chime(isLarge ? 7 : 3);
  if (isLarge) vibrate(30, 40, 30, 40, 60);
  else vibrate(20, 40, 30);
}
