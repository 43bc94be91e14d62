import type { UserAgentRow } from './user-agent-row.ts';

/** What browsers and installed apps say, word for word. */
export const BROWSER_USER_AGENTS: readonly UserAgentRow[] = [
  {
    name: 'Safari on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'safari' },
  },
  {
    name: 'Safari on iPhone, iOS 26',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'safari' },
  },
  {
    name: 'Safari on iPhone, iOS 16',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'safari' },
  },
  {
    name: 'Safari on iPad, by name',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.5 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ipados', browser: 'safari' },
  },
  {
    name: 'Safari on iPad, which says Macintosh',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      platform: 'MacIntel',
      maxTouchPoints: 5,
    },
    expected: { platform: 'ipados', browser: 'safari' },
  },
  {
    name: 'Safari on a Mac',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      platform: 'MacIntel',
    },
    expected: { platform: 'macos', browser: 'safari' },
  },
  {
    name: 'Brave on iPhone, which only its global betrays',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      isBrave: true,
    },
    expected: { platform: 'ios', browser: 'brave' },
  },
  {
    name: 'Chrome on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.1.50 (KHTML, like Gecko) CriOS/58.0.3029.113 Mobile/14D27 Safari/602.1',
    },
    expected: { platform: 'ios', browser: 'chrome' },
  },
  {
    name: 'Chrome on iPad',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (iPad; U; CPU OS 5_1_1 like Mac OS X; en-us) AppleWebKit/534.46.0 (KHTML, like Gecko) CriOS/19.0.1084.60 Mobile/9B206 Safari/7534.48.3',
    },
    expected: { platform: 'ipados', browser: 'chrome' },
  },
  {
    name: 'Firefox on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.1  Mobile/15E148 Safari/605.1.15',
    },
    expected: { platform: 'ios', browser: 'firefox' },
  },
  {
    name: 'Firefox Focus on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Focus/4.1 Mobile/15G77',
    },
    expected: { platform: 'ios', browser: 'firefox' },
  },
  {
    name: 'Edge on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/128.0.2739.82 Version/18.0 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'edge' },
  },
  {
    name: 'Opera on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.7',
    },
    expected: { platform: 'ios', browser: 'opera' },
  },
  {
    name: 'Opera Touch on iPad, without Safari',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPad; CPU OS 12_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) OPT/1.11.0 Mobile/15E148',
    },
    expected: { platform: 'ipados', browser: 'opera' },
  },
  {
    name: 'Opera Mini on iPhone',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 9_3_4 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) OPiOS/14.0.0.104835 Mobile/13G35 Safari/9537.53',
    },
    expected: { platform: 'ios', browser: 'opera' },
  },
  {
    name: 'DuckDuckGo on iPhone, iOS 26',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1 Ddg/26.0',
    },
    expected: { platform: 'ios', browser: 'duckduckgo' },
  },
  {
    name: 'Yandex on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 YaBrowser/24.7.7.799.10 SA/3 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'yandex' },
  },
  {
    name: 'UC on iPad',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPad; U; CPU OS 7 like Mac OS X; iPad2,6) AppleWebKit/534.46 (KHTML, like Gecko) UCBrowser/2.4.0.367 U3/1 Safari/7543.48.3',
    },
    expected: { platform: 'ipados', browser: 'uc' },
  },
  {
    name: 'Aloha on iPhone',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Version/17.2.1 Safari/605.1.15 AlohaBrowser/5.4.1',
    },
    expected: { platform: 'ios', browser: 'other' },
  },
  {
    name: 'Ghostery on iPhone',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0.4 Mobile/15E148 Safari/605.1.15 Ghostery Dawn',
    },
    expected: { platform: 'ios', browser: 'other' },
  },
  {
    name: 'a home-screen app on iPhone, whose user agent is that of a bare web view',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      navigatorStandalone: true,
      displayMode: 'standalone',
    },
    expected: { platform: 'ios', browser: 'safari', standalone: true },
  },
  {
    name: 'a home-screen app on iPhone, whose user agent is that of Safari',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      navigatorStandalone: true,
    },
    expected: { platform: 'ios', browser: 'safari', standalone: true },
  },
  {
    name: 'a home-screen app on iPad',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      platform: 'MacIntel',
      maxTouchPoints: 5,
      navigatorStandalone: true,
    },
    expected: { platform: 'ipados', browser: 'safari', standalone: true },
  },
  {
    name: 'Chrome on Android, frozen',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      uaDataBrands: ['Google Chrome', 'Chromium', 'Not A(Brand'],
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Chrome on Android, installed',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      uaDataBrands: ['Google Chrome', 'Chromium', 'Not A(Brand'],
      displayMode: 'standalone',
    },
    expected: { platform: 'android', browser: 'chrome', standalone: true },
  },
  {
    name: 'Chrome on Android, a Trusted Web Activity',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      referrer: 'android-app://ph.parola.lobby/',
    },
    expected: { platform: 'android', browser: 'chrome', standalone: true },
  },
  {
    name: 'Chrome on Android, from a link in Gmail',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      referrer: 'android-app://com.google.android.gm/',
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Chrome on a Cubot',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.110 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Chrome on a phone called bot',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 7.0; M bot 54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/78.0.3904.96 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Brave on Android, which only its global betrays',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      isBrave: true,
    },
    expected: { platform: 'android', browser: 'brave' },
  },
  {
    name: 'Edge on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 11; TDTV43CS05U) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/105.0.0.0 Safari/537.36 EdgA/105.0.1343.48',
    },
    expected: { platform: 'android', browser: 'edge' },
  },
  {
    name: 'Opera on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; LE2123) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.128 Mobile Safari/537.36 OPR/73.0.3832.69371',
    },
    expected: { platform: 'android', browser: 'opera' },
  },
  {
    name: 'Opera Mini on Android, on a web view',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 7.0; POLYTRON_P552 Build/NRD90M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/64.0.3282.137 Mobile Safari/537.36 OPR/50.0.2254.149182',
    },
    expected: { platform: 'android', browser: 'opera' },
  },
  {
    name: 'Opera Mini on Android, drawn by a server',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Opera/9.80 (Android; Opera Mini/12.0.1987/37.7327; U; pl) Presto/2.12.423 Version/12.16',
    },
    expected: { platform: 'android', browser: 'opera' },
  },
  {
    name: 'Opera GX on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; moto g54 5G Build/U1TDS34.94-12-9-10-2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.6834.122 Mobile Safari/537.36 OPX/2',
    },
    expected: { platform: 'android', browser: 'opera' },
  },
  {
    name: 'Samsung Internet',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; TB310FU) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'samsung' },
  },
  {
    name: 'Samsung Internet, first generation',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 4.4.2; xx; SAMSUNG SM-G800F Build/KOT49H) AppleWebKit/537.36 (KHTML, like Gecko) Version/1.6 Chrome/28.0.1500.94 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'samsung' },
  },
  {
    name: 'Firefox on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'Mozilla/5.0 (Android 10; Mobile; rv:84.0) Gecko/84.0 Firefox/84.0' },
    expected: { platform: 'android', browser: 'firefox' },
  },
  {
    name: 'Firefox Focus on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 8.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Focus/7.0.13 Chrome/70.0.3538.110 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'firefox' },
  },
  {
    name: 'DuckDuckGo on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'ozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.166 Mobile DuckDuckGo/5 Safari/537.36',
    },
    expected: { platform: 'android', browser: 'duckduckgo' },
  },
  {
    name: 'UC on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; en-US; Z2469N Build/AP3A.240905.015.A2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.80 UCMobile/15.0.6.1382 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'uc' },
  },
  {
    name: 'UC on Android, on a web view',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 11; zh-TW; Lenovo TB-8506X Build/RP1A.200720.011) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'uc' },
  },
  {
    name: 'Mi Browser',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 12; id-id; Redmi Pad Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.1.1-gn',
    },
    expected: { platform: 'android', browser: 'xiaomi' },
  },
  {
    name: 'Huawei Browser',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; MAR-LX3A; HMSCore 6.12.4.311; GMSCore 23.48.16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.311 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'huawei' },
  },
  {
    name: 'Huawei Browser on Harmony 4',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; TET-AN00; HMSCore 6.12.4.312) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.301 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'huawei' },
  },
  {
    name: 'Huawei Browser on Harmony Next',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.5.352',
    },
    expected: { platform: 'other', browser: 'huawei' },
  },
  {
    name: 'HeyTap Browser',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 15; zh-cn; PKG110 Build/UKQ1.231108.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.9.9.2',
    },
    expected: { platform: 'android', browser: 'oppo' },
  },
  {
    name: 'vivo Browser, on a web view',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; 23049RAD8C; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/16.7.1.1',
    },
    expected: { platform: 'android', browser: 'vivo' },
  },
  {
    name: 'Vivaldi on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UPB2.230407.014) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.2.7822.95 Mobile Safari/537.36 Vivaldi/5.2.9076.131',
    },
    expected: { platform: 'android', browser: 'vivaldi' },
  },
  {
    name: 'Yandex on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; arm; Android 13; PJA110) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.0.0 YaBrowser/23.1.0.284.00 (beta) SA/3 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'yandex' },
  },
  {
    name: 'QQ Browser on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 15; zh-cn; PHP110 Build/AP3A.240617.008) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.71 MQQBrowser/16.3 Mobile Safari/537.36 COVC/047707',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Phoenix, which follows Chrome with its name',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 7.0; en-us; Infinix HOT 4 Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0.2924.87 Mobile Safari/537.36 PHX/17.9',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Ecosia, which follows Chrome in brackets',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Mobile Safari/537.36 (Ecosia android@111.0.5563.116)',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Puffin',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 7.1.1; ZTE BLADE A0620 Build/NMF26F; ru-ru) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.136 Mobile Safari/537.36 Puffin/9.2.0.50586AP',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Silk on a Fire tablet',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 11; KFTUWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/118.1.77 like Chrome/118.0.5993.111 Safari/537.36',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Silk on a Fire TV',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 9; AFTLFT962X3) AppleWebKit/537.36 (KHTML, like Gecko) Silk/124.5.2 like Chrome/124.0.6367.248 Safari/537.36',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Chrome on an Android TV',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K GB ATV3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Meta Quest',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 7.1.2; Pacific Build/N2G48H) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/4.6.0.114370170 SamsungBrowser/4.0 Chrome/61.0.3163.141 Mobile VR Safari/537.36',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'the browser of Android 4',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 4.2.1; ru-ru; NaviPad TM-7055HD 3G Build/JOP40D) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Safari/534.30',
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Chrome on Android that was asked for the desktop site',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3100.0 Safari/537.36',
      platform: 'Linux armv8l',
      maxTouchPoints: 5,
    },
    expected: { platform: 'android', browser: 'chrome' },
  },
  {
    name: 'Chrome on Windows',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36',
      platform: 'Win32',
    },
    expected: { platform: 'windows', browser: 'chrome' },
  },
  {
    name: 'Chrome on a Windows tablet',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36',
      platform: 'Win32',
      maxTouchPoints: 10,
    },
    expected: { platform: 'windows', browser: 'chrome' },
  },
  {
    name: 'Chrome on macOS',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      platform: 'MacIntel',
    },
    expected: { platform: 'macos', browser: 'chrome' },
  },
  {
    name: 'Chrome on Linux',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3100.0 Safari/537.36',
      platform: 'Linux x86_64',
    },
    expected: { platform: 'linux', browser: 'chrome' },
  },
  {
    name: 'Chrome on a Linux touch screen',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3100.0 Safari/537.36',
      platform: 'Linux x86_64',
      maxTouchPoints: 10,
    },
    expected: { platform: 'linux', browser: 'chrome' },
  },
  {
    name: 'Chromium on Ubuntu',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/50.0.2661.102 Chrome/50.0.2661.102 Safari/537.36',
    },
    expected: { platform: 'linux', browser: 'chrome' },
  },
  {
    name: 'Chrome on ChromeOS',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36',
    },
    expected: { platform: 'chromeos', browser: 'chrome' },
  },
  {
    name: 'Firefox on Linux',
    source: 'shalanah/inapp-spy tests',
    signals: { ua: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:53.0) Gecko/20100101 Firefox/53.0' },
    expected: { platform: 'linux', browser: 'firefox' },
  },
  {
    name: 'Firefox on macOS',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0',
      platform: 'MacIntel',
    },
    expected: { platform: 'macos', browser: 'firefox' },
  },
  {
    name: 'Edge on Windows',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36 Edg/117.0.2045.47',
    },
    expected: { platform: 'windows', browser: 'edge' },
  },
  {
    name: 'Edge before Chromium',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36 Edge/18.18363',
    },
    expected: { platform: 'windows', browser: 'edge' },
  },
  {
    name: 'Opera on Windows',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0',
    },
    expected: { platform: 'windows', browser: 'opera' },
  },
  {
    name: 'Vivaldi on macOS',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Vivaldi/7.8.3925.66',
    },
    expected: { platform: 'macos', browser: 'vivaldi' },
  },
  {
    name: 'Vivaldi on Windows, which only the client hints betray',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36',
      uaDataBrands: ['Vivaldi', 'Chromium'],
    },
    expected: { platform: 'windows', browser: 'vivaldi' },
  },
  {
    name: 'a maker unknown to us, whom only the client hints betray',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      uaDataBrands: ['Chromium', 'AvastSecureBrowser', 'Not=A?Brand'],
    },
    expected: { platform: 'android', browser: 'other' },
  },
  {
    name: 'Whale on Windows',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.104 Whale/3.13.131.36 Safari/537.36',
    },
    expected: { platform: 'windows', browser: 'other' },
  },
  {
    name: 'Internet Explorer',
    source: 'shalanah/inapp-spy tests',
    signals: { ua: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko' },
    expected: { platform: 'windows', browser: 'other' },
  },
  {
    name: 'Huawei Browser on Windows',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/85.0.4183.121 Safari/537.36 HBPC/11.0.2.302',
    },
    expected: { platform: 'windows', browser: 'other' },
  },
  {
    name: 'an installed app on Windows',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36',
      displayMode: 'window-controls-overlay',
    },
    expected: { platform: 'windows', browser: 'chrome', standalone: true },
  },
  {
    name: 'KaiOS',
    source: 'faisalman/ua-parser-js test data',
    signals: { ua: 'Mozilla/5.0 (Mobile; TCL 4056S; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.0' },
    expected: { platform: 'other', browser: 'firefox' },
  },
  {
    name: 'a television with Tizen',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36',
    },
    expected: { platform: 'other', browser: 'other' },
  },
  {
    name: 'a television with webOS',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 HbbTV/1.6.1 (+DRM; LGE/XianYou/PREMIER; 55PRM2020USV; WEBOS22 04.42.26; W22_K8LP; DTV_C22P;)',
    },
    expected: { platform: 'other', browser: 'other' },
  },
  {
    name: 'Windows Phone, which says Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; NOKIA; Lumia 930) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.2704.79 Mobile Safari/537.36 Edge/14.14393',
    },
    expected: { platform: 'other', browser: 'edge' },
  },
];
