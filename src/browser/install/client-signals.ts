/** Raw signals that identify browser, platform and launch mode; `domain/install` interprets them. */
import type { ClientSignals } from '#shared/install/client.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { displayMode, isIosApp } from '#browser/page/page.ts';

interface VendorNavigator {
  readonly brave?: unknown;
  readonly userAgentData?: { readonly brands?: readonly { readonly brand: string }[] };
}

/** Globals that in-app browsers put on the window. */
const APP_GLOBALS = [
  'TelegramWebview',
  'TelegramWebviewProxy',
  'TelegramWebviewProxyProto',
  'ReactNativeWebView',
  'WeixinJSBridge',
];

/** Reads the browser's current signals. Never throws. */
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
