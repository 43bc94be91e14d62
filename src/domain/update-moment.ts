/** When a waiting version of the app may take over by itself. */

/** `navigated` = another route is shown; `returned` = the player came back to the page. */
export type UpdateChance = 'navigated' | 'returned';

/**
 * Whether a chance is one for this version, given an idle moment. One that was put off waits for the
 * next return to the app: whoever said "Later" is in the middle of a visit.
 */
export function mayTakeOver(chance: UpdateChance, isPutOff: boolean): boolean {
  return chance === 'returned' || !isPutOff;
}
