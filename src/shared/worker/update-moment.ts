/** When a waiting version of the app may take over automatically. */

/** `navigated` = another route is shown; `returned` = the player returned to the page. */
export type UpdateChance = 'navigated' | 'returned';

/**
 * True when a version may take over at an idle moment. A postponed one waits for the next return to the app:
 * a player who chose "Later" is in the middle of a visit.
 */
export function mayTakeOver(chance: UpdateChance, isPutOff: boolean): boolean {
  return chance === 'returned' || !isPutOff;
}
