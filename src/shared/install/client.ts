/** Raw client signals and the classification derived from them. */

export type DisplayMode =
  | 'browser'
  | 'standalone'
  | 'fullscreen'
  | 'minimal-ui'
  | 'window-controls-overlay'
  | 'picture-in-picture'
  | 'tabbed';

/** Each signal may be forged, frozen or missing, and none alone decides. */
export interface ClientSignals {
  /** `navigator.userAgent`. */
  readonly ua: string;
  /** `navigator.platform`; empty where the browser has none. */
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Brand names of `navigator.userAgentData`; empty where there is none. */
  readonly uaDataBrands: readonly string[];
  readonly displayMode: DisplayMode;
  /** `navigator.standalone`, which only iOS has. */
  readonly navigatorStandalone: boolean;
  /** `document.referrer`. */
  readonly referrer: string;
  /** Whether `navigator.brave` exists. */
  readonly isBrave: boolean;
  /** Existing window globals that identify a web view, e.g. `TelegramWebviewProxy`. */
  readonly globals: readonly string[];
}

export type ClientPlatform =
  | 'ios'
  | 'ipados'
  | 'android'
  | 'windows'
  | 'macos'
  | 'linux'
  | 'chromeos'
  | 'other';

export const CLIENT_BROWSERS = [
  'safari',
  'chrome',
  'edge',
  'firefox',
  'opera',
  'samsung',
  'brave',
  'vivaldi',
  'duckduckgo',
  'uc',
  'huawei',
  'xiaomi',
  'oppo',
  'vivo',
  'yandex',
  'webview',
  'other',
] as const;
export type ClientBrowser = (typeof CLIENT_BROWSERS)[number];

/** The app that shows the page in its web view. */
export const IN_APP_HOSTS = [
  'facebook',
  'messenger',
  'instagram',
  'threads',
  'tiktok',
  'whatsapp',
  'telegram',
  'line',
  'viber',
  'wechat',
  'x',
  'snapchat',
  'pinterest',
  'linkedin',
  'discord',
  'google',
  'other',
] as const;
export type InAppHost = (typeof IN_APP_HOSTS)[number];

export interface ClientClass {
  readonly platform: ClientPlatform;
  readonly browser: ClientBrowser;
  /** Null in a standalone browser. */
  readonly inApp: InAppHost | null;
  /** Launched from the home screen or desktop. */
  readonly standalone: boolean;
  readonly bot: boolean;
}
