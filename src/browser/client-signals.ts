/** The raw signals that tell browser, platform and launch apart; `domain/install` concludes. */
import type { ClientSignals } from '#domain/install/client.ts';
import { readEarlyRecord } from './early-record.ts';
import { displayMode, isIosApp } from './page.ts';

interface VendorNavigator {
  readonly brave?: unknown;
  readonly userAgentData?: { readonly brands?: readonly { readonly brand: string }[] };
}

/** Globals that the web views of apps put on the window. */
const APP_GLOBALS = [
  'TelegramWebview',
  'TelegramWebviewProxy',
  'TelegramWebviewProxyProto',
  'ReactNativeWebView',
  'WeixinJSBridge',
];

/** Reads what the browser tells of itself now. Never throws. */
export function readClientSignals(): ClientSignals {
  const vendor = navigator as Navigator & VendorNavigator;
  return {
    ua: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    uaDataBrands: vendor.userAgentData?.brands?.map(({ brand }) => brand) ?? [],
    displayMode: displayMode(),
    navigatorStandalone: isIosApp(),
    referrer: readEarlyRecord().referrer,
    isBrave: vendor.brave !== undefined,
    globals: APP_GLOBALS.filter((name) => name in window),
  };
}
