/** The phone's own way of sharing. */

/** Whether the phone has one. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/**
 * Opens the phone's sheet of apps. Call it in the press that asks for it.
 * @returns false when nothing was shared: the player went back, or the phone refused
 */
export async function shareNatively(invite: { text: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(invite);
    return true;
  } catch {
    return false;
  }
}
