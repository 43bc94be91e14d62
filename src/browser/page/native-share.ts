/** The Web Share API. */

export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/**
 * Opens the share sheet. Call it in the press handler.
 * @returns false when nothing was shared: the player cancelled, or the browser refused
 */
export async function shareNatively(invite: { text: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(invite);
    return true;
  } catch {
    return false;
  }
}
