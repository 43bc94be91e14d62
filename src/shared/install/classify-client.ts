import { isBot } from './client-bots.ts';
import { engineBrowserOf, namedBrowserOf, plainBrowserOf } from './client-browsers.ts';
import { isBareWebView, namedHostOf } from './client-in-app.ts';
import { platformOf } from './client-platform.ts';
import { isStandalone } from './client-standalone.ts';
import type { ClientClass, ClientSignals } from './client.ts';

/** Real user agents are a few hundred characters long; the rest is ignored. */
const LONGEST_USER_AGENT = 2048;

/**
 * Classifies the client from signals of which none alone decides (spec §4): bot, then platform, then
 * standalone, then the embedding app, then the browser.
 */
export function classifyClient(given: ClientSignals): ClientClass {
  const signals = { ...given, ua: given.ua.slice(0, LONGEST_USER_AGENT) };
  const { ua, uaDataBrands } = signals;
  const platform = platformOf(signals);
  const named = namedBrowserOf(signals);
  if (isBot(ua, uaDataBrands)) {
    // A robot adds its own name to those of the browser that it runs or imitates.
    const browser = named ?? engineBrowserOf(ua);
    return { platform, browser, inApp: null, standalone: false, bot: true };
  }
  const host =
    namedHostOf(signals) ?? (named === null && isBareWebView(signals, platform) ? 'other' : null);
  const browser = named ?? plainBrowserOf(ua);
  if (isStandalone(signals, host !== null)) {
    return { platform, browser, inApp: null, standalone: true, bot: false };
  }
  if (host !== null) {
    return { platform, browser: 'webview', inApp: host, standalone: false, bot: false };
  }
  return { platform, browser, inApp: null, standalone: false, bot: false };
}
