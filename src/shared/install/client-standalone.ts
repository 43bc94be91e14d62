import type { ClientSignals } from './client.ts';

/** Android apps that set themselves as referrer of links that they open in an ordinary browser. */
const LINK_OPENERS =
  /^android-app:\/\/(?:com\.google\.android\.|com\.facebook\.|com\.instagram\.|com\.twitter\.|com\.linkedin\.|com\.pinterest|com\.reddit\.|com\.slack|com\.discord|com\.snapchat\.|com\.whatsapp|com\.viber\.|com\.tencent\.|com\.microsoft\.|jp\.naver\.line\.|org\.telegram\.|com\.zhiliaoapp\.|com\.ss\.android\.)/i;

/**
 * True when the page was launched from the home screen or desktop: installed, or as a Trusted Web Activity,
 * which sets its own app as referrer and runs in a full browser, never in a web view.
 */
export function isStandalone(
  { navigatorStandalone, displayMode, referrer }: ClientSignals,
  isWebView: boolean,
): boolean {
  if (navigatorStandalone || displayMode !== 'browser') {
    return true;
  }
  return !isWebView && referrer.startsWith('android-app://') && !LINK_OPENERS.test(referrer);
}
