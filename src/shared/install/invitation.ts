/** Which install invitation opens automatically (spec §4, "Add-to-desktop"). */
import type { ClientClass } from '#shared/install/client.ts';
import { milliseconds } from '#shared/time/duration.ts';

/** How long after page load a browser may still fire `beforeinstallprompt`. */
export const PROMPT_WAIT = milliseconds(3_000);

export interface InvitationFacts {
  readonly client: ClientClass;
  /** Whether `beforeinstallprompt` has fired. */
  readonly hasInstallPrompt: boolean;
  /** Whether `PROMPT_WAIT` has passed since load, and the player has touched the page. */
  readonly hasWaited: boolean;
  /** Whether the iOS hint has been shown on this device: it opens once. */
  readonly isHintSeen: boolean;
  /** Whether the player chose "No more prompts". */
  readonly isPopupRefused: boolean;
  /** Whether the browser or an earlier visit reports that the app is on this device. */
  readonly isInstalled: boolean;
}

export type Invitation = 'none' | 'sheet' | 'ios-hint' | 'open-in-chrome';

/** Selects the invitation; `none` may still change while the page waits for an install prompt. */
export function chooseInvitation(facts: InvitationFacts): Invitation {
  const { client } = facts;
  if (client.standalone) return 'none';
  // A browser with an install prompt gets the sheet, whatever its user agent: no crawler has one.
  if (facts.hasInstallPrompt) return 'sheet';
  if (client.bot) return 'none';
  if (isIosClient(client)) return facts.isHintSeen ? 'none' : 'ios-hint';
  if (!canChromeHelp(client) || facts.isPopupRefused || facts.isInstalled) return 'none';
  return facts.hasWaited ? 'open-in-chrome' : 'none';
}

/** iPhone, iPod or iPad, where every browser uses Apple's engine. */
export const isIosClient = ({ platform }: ClientClass): boolean =>
  platform === 'ios' || platform === 'ipados';

/** True when Chrome would offer an install prompt: not in Chrome itself, which decides on its own. */
export const canChromeHelp = (client: ClientClass): boolean =>
  !isIosClient(client) && (client.browser !== 'chrome' || client.inApp !== null);
