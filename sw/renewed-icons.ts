import { gameOf } from './icons/plan.ts';

/**
 * Orders the icons of a renewed list: the first rows, then as the active generation had them, which is the
 * player's order, then those of new games.
 * @param icons of the list, by its own order
 * @param first of them on the first screen
 * @param former the active generation's
 */
export function orderIcons(
  icons: readonly string[],
  first: readonly string[],
  former: readonly string[],
): string[] {
  const byGame = new Map(icons.map((icon) => [gameOf(icon), icon]));
  const known = former.flatMap((icon) => byGame.get(gameOf(icon)) ?? []);
  return [...new Set([...first, ...known, ...icons])];
}
