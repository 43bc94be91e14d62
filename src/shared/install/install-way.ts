/** What a player's own tap on "Download" or "Install" opens. */
import type { ClientClass } from '#shared/install/client.ts';
import { canChromeHelp, isIosClient } from '#shared/install/invitation.ts';

export type InstallWay = 'sheet' | 'ios-hint' | 'open-in-chrome' | 'install-help';

/**
 * Selects the install method for this browser, regardless of the daily limit of sheets and of a refused
 * popup.
 * @param canPrompt whether there is an install prompt, or the browser lets a page request one
 */
export function chooseInstallWay(client: ClientClass, canPrompt: boolean): InstallWay {
  if (isIosClient(client)) return 'ios-hint';
  if (canPrompt) return 'sheet';
  return canChromeHelp(client) ? 'open-in-chrome' : 'install-help';
}
