import type { ClientBrowser, ClientSignals } from './client.ts';
import { foreignWordsOf, hasForeignName } from './ua-text.ts';

/** Names in the user agent, specific before general: nearly all of them also contain Chrome or Safari. */
const TOKENS: readonly (readonly [ClientBrowser, RegExp])[] = [
  [
    'uc',
    /UC ?Browser|UCWEB|\bUBrowser|UCMini|UCMobile|UCLite|UCTurbo|uc mini|\) UC (?=AppleWebKit)/i,
  ],
  [
    'other',
    /OculusBrowser|PicoBrowser|QQBrowser|MQQ|\bWhale\/|MetaSr|Sogou|Maxthon|MXiOS|MxBrowser|Puffin|\bSilk|coc_coc|Aloha\w*\/|Ecosia|\bQuark\/|Dolphin\/|Sleipnir|SeaMonkey|PaleMoon|Waterfox|Epiphany|Konqueror|Falkon|\bPHX\/|Phoenix\/|Avast\/|Norton\/|Iron\/|360SE|LBBROWSER|2345Explorer|QIHU|Ghostery|Startpage|Mercury\/|Coast\/|SkyLeap|Smooz|Orion\/|Arc(?:Search)?\/|Kagi/i,
  ],
  // Its first versions had no name but `Version/1.5` where a web view has 4.0.
  ['samsung', /SamsungBrowser|Version\/[1-3]\.\d Chrome/i],
  ['yandex', /YaBrowser|Yowser|YaApp|YaSearch|YandexSearch/i],
  ['vivaldi', /Vivaldi/i],
  ['duckduckgo', /\bDdg\/|DuckDuckGo\/\d/i],
  ['huawei', /Huawei ?Browser|HonorBrowser|ArkWeb/i],
  ['xiaomi', /MiuiBrowser|XiaoMi\/|Mint ?Browser|MiBrowser/i],
  ['oppo', /HeyTap ?Browser|Oppo ?Browser|RealmeBrowser/i],
  ['vivo', /Vivo ?Browser/i],
  ['brave', /\bBrave\b/i],
  ['opera', /\bOP(?:R|X|T|iOS|RGX)\/|\bOpera\b|OperaMini|\bOMI\//i],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['firefox', /Firefox|FxiOS|\bFocus\/|\bKlar\/|\bFennec/i],
];

/** Names in the client hints, where the user agent is that of plain Chrome. */
const BRANDS: readonly (readonly [ClientBrowser, RegExp])[] = [
  ['opera', /opera/i],
  ['edge', /edge$/i],
  ['samsung', /samsung/i],
  ['yandex', /yabrowser|yandex|yowser/i],
  ['vivaldi', /vivaldi/i],
  ['duckduckgo', /duckduckgo/i],
  ['uc', /^uc/i],
  ['huawei', /huawei/i],
  ['xiaomi', /miui|xiaomi|mi browser/i],
  ['oppo', /heytap|oppo/i],
  ['vivo', /^vivo/i],
  ['brave', /brave/i],
];
/**
 * Brands that do not identify the vendor: Chrome itself, its engine, and the deliberate nonsense
 * ("Not)A;Brand").
 */
const NEUTRAL_BRAND = /google chrome|chromium|not.*brand|webview|headless/i;

/** The browser that names itself in a signal; null for an apparent plain Chrome, plain Safari or web view. */
export function namedBrowserOf({ ua, uaDataBrands, isBrave }: ClientSignals): ClientBrowser | null {
  if (isBrave) {
    return 'brave';
  }
  const byToken = TOKENS.find(([, pattern]) => pattern.test(ua));
  if (byToken !== undefined) {
    return byToken[0];
  }
  const byBrand = BRANDS.find(([, pattern]) => uaDataBrands.some((brand) => pattern.test(brand)));
  if (byBrand !== undefined) {
    return byBrand[0];
  }
  if (/\bCriOS\//.test(ua)) {
    return 'chrome';
  }
  const hasOtherBrand = uaDataBrands.some((brand) => !NEUTRAL_BRAND.test(brand));
  return hasOtherBrand || /browser/i.test(foreignWordsOf(ua)) ? 'other' : null;
}

/** Chrome or Safari, by the engine alone. */
export function engineBrowserOf(ua: string): ClientBrowser {
  if (/Chrom(?:e|ium) ?\//i.test(ua)) {
    return 'chrome';
  }
  return /Macintosh|\biP(?:hone|ad|od)/i.test(ua) && /AppleWebKit/i.test(ua) ? 'safari' : 'other';
}

/** Chrome or Safari itself; another name beside theirs means a browser built on them. */
export function plainBrowserOf(ua: string): ClientBrowser {
  return hasForeignName(ua) ? 'other' : engineBrowserOf(ua);
}
