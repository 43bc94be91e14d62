import type { UserAgentRow } from './user-agent-row.ts';

/** What apps' own web views say, word for word. */
export const IN_APP_USER_AGENTS: readonly UserAgentRow[] = [
  {
    name: 'Facebook on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; CPH2605 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/135.0.7049.92 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/509.0.0.67.28;IABMV/1;]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Facebook on Android with network class',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; CPH2653 Build/AP3A.240617.008; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.6998.92 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/504.0.0.69.64;IABMV/1;] FBNV/5',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Facebook on iPhone',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21B101 [FBAN/FBIOS;FBAV/445.0.0.35.117;FBBV/548375166;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/17.1.2;FBSS/2;FBID/phone;FBLC/es_LA;FBOP/5;FBRV/550068703]',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Facebook on iPad',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPad; CPU OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/466.0.0.36.107;FBBV/604687626;FBDV/iPad13,18;FBMD/iPad;FBSN/iPadOS;FBSV/17.5.1;FBSS/2;FBID/tablet;FBLC/nl_NL;FBOP/5;FBRV/606615897]',
    },
    expected: { platform: 'ipados', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Facebook on iPhone since 2025, with Safari',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G100 Safari/604.1 MetaIAB Facebook',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Facebook Lite',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; TB300FU Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile Safari/537.36[FBAN/EMA;FBLC/en_US;FBAV/417.0.0.9.97;]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'facebook' },
  },
  {
    name: 'Messenger on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; moto g 5G (2022) Build/S1SAS32.47-77-9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/111.0.5563.116 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/402.0.0.11.101;]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'messenger' },
  },
  {
    name: 'Messenger on Android, older',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0; Le X509 Build/DHXOSOP5801911241S; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/49.0.2623.91 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/134.0.0.18.91;]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'messenger' },
  },
  {
    name: 'Messenger on iPhone',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/13G36 [FBAN/MessengerForiOS;FBAV/205.0.0.45.108;FBBV/144617131;FBDV/iPhone6,1;FBMD/iPhone;FBSN/iPhone OS;FBSV/9.3.5;FBSS/2;FBCR/Vodafone;FBID/phone;FBLC/en_US;FBOP/5]',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'messenger' },
  },
  {
    name: 'Messenger Lite on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/410.0.0.23.86;FBBV/477357144;FBDV/iPhone14,7;FBMD/iPhone;FBSN/iOS;FBSV/16.2;FBSS/3;FBCR/;FBID/phone;FBLC/en-GB;FBOP/0',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'messenger' },
  },
  {
    name: 'Messenger Lite on iPad',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPad; CPU OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/358.0.0.12.127;FBBV/365620646;FBDV/iPad4,3;FBMD/iPad;FBSN/iOS;FBSV/12.5.5;FBSS/2;FBCR/;FBID/tablet;FBLC/vi;FBOP/0]',
    },
    expected: { platform: 'ipados', browser: 'webview', inApp: 'messenger' },
  },
  {
    name: 'Instagram on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; moto g(50) 5G Build/S1RSS32.38-20-9-13; wv) AppleWebKit/537.36 (KHTML,like Gecko) Version/4.0 Chrome/124.0.6367.180 Mobile Safari/537.36 Instagram 333.0.0.42.91 Android (31/12; 280dpi; 720x1462; motorola; moto g(50) 5G; saipan; mt6833; pt_BR; 604247853)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'instagram' },
  },
  {
    name: 'Instagram on a Cubot, which is no robot',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 9; X20 PRO Build/P00610; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/101.0.4951.61 Mobile Safari/537.36 Instagram 237.0.0.7.102 Android (28/9; 480dpi; 1080x2115; CUBOT; X20 PRO; X20_PRO; mt6771; it_IT; 372544735)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'instagram' },
  },
  {
    name: 'Instagram on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML,like Gecko) Mobile/21F79 Instagram 330.0.3.29.91 (iPhone14,3; iOS 17_5; en_IR@calendar=gregorian; en; scale=3.00; 1125x2436; 595323416)',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'instagram' },
  },
  {
    name: 'Instagram on iPhone since 2025, with Safari',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5; en_US; en; scale=3.00; 1290x2796; IABMV/1; 776538208) Safari/604.1)',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'instagram' },
  },
  {
    name: 'Threads on Android',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36 Barcelona 355.0.0.39.109 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 657318936)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'threads' },
  },
  {
    name: 'Threads on iPhone',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/23D8133 Barcelona 379.0.0.26.99 (iPhone18,5; iOS 26_3_1; en_GB; en-GB; scale=3.00; 1170x2532; 729743846)',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'threads' },
  },
  {
    name: 'TikTok on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; SM-G973F Build/QQ3A.200805.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/85.0.4183.101 Mobile Safari/537.36 trill_2021806060 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/18.6.6 ByteLocale/fr ByteFullLocale/fr Region/FR',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'TikTok on Android, with its web view named',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0.6167.143 Mobile Safari/537.36 musical_ly_2023303040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/33.3.4 ByteLocale/en ByteFullLocale/en Region/US AppId/1233 Spark/1.5.0.5-alpha.2 AppVersion/33.3.4 BytedanceWebview/d8a21c6',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'TikTok Lite',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 8.0.0; SM-J400F Build/R16NW; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/68.0.3440.91 Mobile Safari/537.36 Channel/release AppName/ultralite app_version/27.2.3 Region/ID ByteLocale/id-ID ByteFullLocale/id-ID',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'TikTok on iPhone',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_21.1.0 JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/ru Region/RU ByteFullLocale/ru-RU isDarkMode/1 WKWebView/1 BytedanceWebview/d8a21c6',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'TikTok on iPhone, with Version and Safari',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Mobile/15E148 Safari/604.1 musical_ly_34.3.1 JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/en Region/US isDarkMode/1 WKWebView/1 RevealType/Dialog',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'TikTok on iPhone since 2025',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'tiktok' },
  },
  {
    name: 'WhatsApp on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.31]',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'whatsapp' },
  },
  {
    name: 'WhatsApp on Android',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.124 Mobile Safari/537.36 [WA4A/2.25.32.75;]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'whatsapp' },
  },
  {
    name: 'Telegram on iPhone, which only a global betrays',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/22B5045g Safari/604.1',
      globals: ['TelegramWebviewProxy', 'TelegramWebviewProxyProto'],
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'telegram' },
  },
  {
    name: 'Telegram on Android, which only a global betrays',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.6668.100 Mobile Safari/537.36',
      globals: ['TelegramWebview'],
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'telegram' },
  },
  {
    name: 'Telegram on Android by name',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.7559.132 Safari/537.36 Telegram-Android/12.4.1 (Xiaomi 2405CRPFDG; Android 15; SDK 35; HIGH)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'telegram' },
  },
  {
    name: 'LINE on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; Pixel 6 Pro Build/AP4A.241205.013; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/132.0.6834.163 Mobile Safari/537.36 Line/15.0.0/IAB',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'line' },
  },
  {
    name: 'LINE on iPhone',
    source: 'f2etw/detect-inapp tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 Safari Line/7.3.2',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'line' },
  },
  {
    name: 'WeChat on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; PHF110 Build/RKQ1.211119.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20231202 MMWEBID/4213 MicroMessenger/8.0.46.2540(0x28002E3C) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'wechat' },
  },
  {
    name: 'WeChat on iPhone',
    source: 'f2etw/detect-inapp tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 MicroMessenger/6.5.8 NetType/WIFI Language/zh_CN',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'wechat' },
  },
  {
    name: 'X on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_2 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/13F69 Twitter for iPhone',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'x' },
  },
  {
    name: 'X on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; CPH2531 Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.120 Mobile Safari/537.36 TwitterAndroid',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'x' },
  },
  {
    name: 'Snapchat on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 13; I2011 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.54 Mobile Safari/537.36 Snapchat/12.89.0.40 (I2011; Android 13#eng.compil.20240430.095616#33; gzip; )',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'snapchat' },
  },
  {
    name: 'Snapchat on Android, grown together with Safari',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; Pixel 6 Pro Build/SQ3A.220605.009.A1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/102.0.5005.125 Mobile Safari/537.36Snapchat11.83.0.31 (Pixel 6 Pro; Android 12#8643238#32; gzip; )',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'snapchat' },
  },
  {
    name: 'Snapchat on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.1 Mobile/15E148 Snapchat/11.36.0.36 (like Safari/604.1)',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'snapchat' },
  },
  {
    name: 'Pinterest on iPhone',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Mobile/13B143 [Pinterest/iOS]',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'pinterest' },
  },
  {
    name: 'Pinterest on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 9; STF-L09 Build/HUAWEISTF-L09; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.3945.79 Mobile Safari/537.36 [Pinterest/Android]',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'pinterest' },
  },
  {
    name: 'LinkedIn on iPhone',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'linkedin' },
  },
  {
    name: 'LinkedIn on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; SM-A146P Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.207 Mobile Safari/537.36 [LinkedInApp]/2.200.63',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'linkedin' },
  },
  {
    name: 'Discord on Linux',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) discord/0.0.26 Chrome/108.0.5359.215 Electron/22.3.2 Safari/537.36',
    },
    expected: { platform: 'linux', browser: 'webview', inApp: 'discord' },
  },
  {
    name: 'Discord on Windows',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) discord/0.0.306 Chrome/78.0.3904.130 Electron/7.1.11 Safari/537.36',
    },
    expected: { platform: 'windows', browser: 'webview', inApp: 'discord' },
  },
  {
    name: 'Google app on iPhone',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/334.0.674067880 Mobile/15E148 Safari/604.1',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'google' },
  },
  {
    name: 'Google app on Android',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0; Infinix_X601_LTE Build/MRA58K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/81.0.4044.111 Mobile Safari/537.36 GSA/11.5.9.21.arm64',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'google' },
  },
  {
    name: 'Google Go',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 15; 25028RN03Y Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0.7727.112 Mobile Safari/537.36 NSTNWV/3.138.897146626.31release.go',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'google' },
  },
  {
    name: 'KakaoTalk on iPhone',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU; iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BizWebView KAKAOTALK 9.7.6',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'KakaoTalk on Android, frozen',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 KAKAOTALK/10.2.3 (INAPP)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'NAVER on Android, which says Whale too',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; SM-G975N Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.232 Whale/1.0.0.0 Crosswalk/26.90.3.21 Mobile Safari/537.36 NAVER(inapp; search; 1010; 11.11.3)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Zalo on Android',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 9; PCAM10 Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/80.0.3987.99 Mobile Safari/537.36 Zalo android/12100438',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Baidu on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 SP-engine/2.16.0 main/1.0 baiduboxapp/11.20.0.17 (Baidu; P2 13.3.1) NABar/1.0',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Baidu on Harmony, which runs on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 12; BLK-AL00 Build/HUAWEIBLK-AL00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.56 BDOS/1.0 (HarmonyOS 3.0.0) SP-engine/2.95.0 baiduboxapp/13.56.0.11 (Baidu; P1 12) NABar/1.0',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Alipay on iPhone',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 ChannelId(11) Nebula PSDType(1) AlipayDefined(nt:WIFI,ws:375|647|2.0) AliApp(AP/10.0.3.020920) AlipayClient/10.0.3.020920 Alipay Language/zh-Hans',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'QQ on Android',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 4.3; zh-cn; HS-X8T Build/JSS15Q) AppleWebKit/533.1 (KHTML, like Gecko)Version/4.0 MQQBrowser/5.4 TBS/025438 Mobile Safari/533.1 V1_AND_SQ_5.7.2_260_YYB_D QQ/5.7.2.2490 NetType/WIFI WebP/0.3.0',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Outlook on Android, which says EdgW',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 11; SM-G991B Build/RP1A.200720.012; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/91.0.4472.120 Mobile Safari/537.36 EdgW/1.0',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Teams on macOS',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_3) AppleWebKit/537.36 (KHTML, like Gecko) Teams/1.3.00.362 Chrome/66.0.3359.181 Electron/3.1.13 Safari/537.36',
    },
    expected: { platform: 'macos', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Teams on macOS, in an Edge',
    source: 'ua-parser/uap-core tests',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0 Teams/26106.2110.4675.2592 (50)',
    },
    expected: { platform: 'macos', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Copilot on iPhone, with Version and Safari',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Mobile/15E148 Safari/605.1.15 CopilotSapphire/1.0.180000000',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Grok on iPhone, with Version and Safari',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7.8 Mobile/15E148 Safari/604.1 GrokApp/1.3.92',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'MSN on iPhone, with Version and Safari',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML,like Gecko) Version/17.4.1 Mobile/15E148 Safari/605.1.15 NewsSapphire/1.0.420507003',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an unnamed app on Android',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0; CUBOT DINOSAUR Build/MRA58K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/44.0.2403.119 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an unnamed app on Android, frozen, without wv',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an unnamed app on iPhone',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an unnamed app that only the client hints betray',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Mobile Safari/537.36',
      uaDataBrands: ['Not A(Brand', 'Android WebView', 'Chromium'],
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an unnamed app on macOS',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    },
    expected: { platform: 'macos', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'a program with a built-in browser on Windows',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Colibri/1.5.1 Chrome/61.0.3163.100 Electron/2.0.2 Safari/537.36',
    },
    expected: { platform: 'windows', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'an app on iPad, which says Macintosh',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
      platform: 'MacIntel',
      maxTouchPoints: 5,
    },
    expected: { platform: 'ipados', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Viber on Android',
    source: 'public code on GitHub, by text search',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 10; SM-G986B Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.96 Mobile Safari/537.36 Viber/16.5.0.18',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'viber' },
  },
  {
    name: 'Lazada on Android',
    source: 'public code on GitHub, by text search',
    signals: {
      ua: 'Mozilla/5.0 (Linux; U; Android 10; zh-CN; M2006C3LG Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.1.227 Mobile Safari/537.36 AliApp(LA/7.12.0) UCBS/2.11.1.1 TTID/600000@lazada_android_7.12.0 WindVane/8.5.0 720X1449',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'Shopee on iPhone',
    source: 'public code on GitHub, by text search',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Shopee/3.19.05',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'other' },
  },
  {
    name: 'LINE on iPhone, iOS 26',
    source: 'public code on GitHub, by text search',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/26.4.0 LIFF',
    },
    expected: { platform: 'ios', browser: 'webview', inApp: 'line' },
  },
  {
    name: 'Telegram on Android by name, frozen',
    source: 'public code on GitHub, by text search',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.135 Mobile Safari/537.36 Telegram-Android/11.6.1 (Samsung SM-G998B; Android 14; SDK 34; HIGH)',
    },
    expected: { platform: 'android', browser: 'webview', inApp: 'telegram' },
  },
];
