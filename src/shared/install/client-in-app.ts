import type { ClientPlatform, ClientSignals, InAppHost } from './client.ts';
import { hasForeignName } from './ua-text.ts';

/** User agent tokens of apps with web views; the first match counts, specific before general. */
const HOSTS: readonly (readonly [InAppHost, RegExp])[] = [
  ['threads', /\bBarcelona\b|MetaIAB Threads/i],
  ['instagram', /Instagram/i],
  [
    'messenger',
    /FB(?:AN|_IAB)\/(?:Messenger|Orca)|Orca-Android|MessengerLite|MetaIAB Messenger|MessengerForiOS/i,
  ],
  ['whatsapp', /WhatsApp|\b(?:WAiOS|WA4A|WASMB)\//i],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS|4A|DV|SV)\b|FB_IAB|MetaIAB|\bFBNV\b/],
  [
    'tiktok',
    /musical_?ly|musically|\btrill(?:_|\/|\b)|ultralite|TikTok|Bytedance_?Webview|BytedanceLocale|com\.zhiliaoapp/i,
  ],
  ['wechat', /MicroMessenger|\bwxwork\b|\bWeChat\b/i],
  ['line', /\bL(?:ine|INE)\/\d|\bLIFF\b/],
  ['telegram', /\bTelegram/i],
  ['viber', /\bViber/i],
  ['x', /Twitter(?:Android| for )|\bTwitter\//],
  ['snapchat', /Snapchat/i],
  ['pinterest', /\bPinterest\b/i],
  ['linkedin', /\bLinkedIn(?:App)?\b/i],
  ['discord', /\bDiscord(?:\b|-)/i],
  ['google', /\bGSA\/|\bGoogleApp\b|\bNSTN(?:WV)?\/|GoogleMobile/],
];

/** Apps that need no case of their own; only those whose web view could pass for a browser. */
const OTHER_HOSTS =
  /Shopee|Lazada|AliApp|Alipay|GCash|PayMaya|\bMaya\/|\bGrab(?:\/|App)|\bZalo\b|KAKAO|NAVER\b|DaumApps|baiduboxapp|bdapp|\bQQ\/\d|Weibo|\bReddit\b|Outlook|\bGmail|\bTeams(?:\/|Mobile)|\bSlack(?:\b|_)|Electron\/|YJApp|Tumblr|Flipboard|Quora|VKAndroidApp|VKClient|OdnoklassnikiAndroid|\bOK(?:App|iOS)|Sapphire\/|BingWeb|\bEdgW\/|maglev|DingTalk|\bLark\/|Feishu|NewsArticle|aweme|Kwai|Kuaishou|TrueMoney|TrueID|MetaMask|TrustWallet|CoinbaseWallet|Skype|Spotify|Netflix|Capacitor|Cordova|FBAnalytics|WebView|GrokApp/i;

/** Telegram's web view may not change the user agent; only these globals identify it. */
const TELEGRAM_GLOBAL = /^Telegram/;

/** The app named by the user agent or by a window global. */
export function namedHostOf({ ua, globals }: ClientSignals): InAppHost | null {
  const named = HOSTS.find(([, pattern]) => pattern.test(ua));
  if (named !== undefined) {
    return named[0];
  }
  if (globals.some((name) => TELEGRAM_GLOBAL.test(name))) {
    return 'telegram';
  }
  return OTHER_HOSTS.test(ua) ? 'other' : null;
}

/** Safari always has both tokens; a web view has at most one, unless its app also adds its own name. */
function isAppleWebView(ua: string): boolean {
  if (!/AppleWebKit/i.test(ua)) {
    return false;
  }
  const isSafari = /Version\/[\d.]/i.test(ua) && /Safari\//i.test(ua);
  return !isSafari || hasForeignName(ua);
}

/** True when an unnamed app shows the page; call it when neither an app nor a browser is named. */
export function isBareWebView(signals: ClientSignals, platform: ClientPlatform): boolean {
  const { ua, uaDataBrands } = signals;
  if (uaDataBrands.some((brand) => /webview/i.test(brand))) {
    return true;
  }
  switch (platform) {
    case 'android':
      // Web views since Android 4.4 have `Version/4.0 Chrome/…`, which Chrome never has.
      return /; ?wv\)/i.test(ua) || /Version\/4\.0 (?:Mobile )?Chrome\//i.test(ua);
    case 'ios':
    case 'ipados':
      return isAppleWebView(ua);
    case 'macos':
      return !/Chrome\/|Gecko\/|Safari\//i.test(ua) && /AppleWebKit/i.test(ua);
    case 'windows':
    case 'linux':
    case 'chromeos':
    case 'other':
      return false;
  }
}
