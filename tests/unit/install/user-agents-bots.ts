import type { UserAgentRow } from './user-agent-row.ts';

/** What crawlers, link previewers, monitors and programs say, word for word. */
export const BOT_USER_AGENTS: readonly UserAgentRow[] = [
  {
    name: 'Googlebot, smartphone',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    },
    expected: { platform: 'android', browser: 'chrome', bot: true },
  },
  {
    name: 'Googlebot, desktop',
    source: 'omrilotan/isbot fixtures',
    signals: {
      ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/84.0.4147.108 Safari/537.36',
    },
    expected: { platform: 'other', browser: 'chrome', bot: true },
  },
  {
    name: 'AdsBot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
    },
    expected: { platform: 'ios', browser: 'safari', bot: true },
  },
  {
    name: 'Google-InspectionTool',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0)',
    },
    expected: { platform: 'android', browser: 'chrome', bot: true },
  },
  {
    name: 'Storebot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
    },
    expected: { platform: 'linux', browser: 'chrome', bot: true },
  },
  {
    name: 'bingbot',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.345.0 Mobile Safari/537.36  (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    },
    expected: { platform: 'android', browser: 'chrome', bot: true },
  },
  {
    name: 'Facebook previewer',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: { ua: 'facebookexternalhit/1.1 (+http(s)://www.facebook.com/externalhit_uatext.php)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Meta crawler',
    source: 'omrilotan/isbot fixtures',
    signals: { ua: 'Mozilla/5.0 (compatible; meta-externalagent/1.1)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Twitterbot',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'Twitterbot/1.0' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'LinkedInBot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/4.3 +http://www.linkedin.com)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Slack previewer',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'Slackbot-LinkExpanding (+https://api.slack.com/robots)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Telegram previewer',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'TelegramBot (like TwitterBot)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Discord previewer',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'WhatsApp previewer',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'WhatsApp/2.22.9.76 i' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'WhatsApp previewer on Android',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'WhatsApp/2.19.330 A' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Applebot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    },
    expected: { platform: 'macos', browser: 'safari', bot: true },
  },
  {
    name: 'YandexBot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    },
    expected: { platform: 'ios', browser: 'safari', bot: true },
  },
  {
    name: 'Baiduspider',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Mozilla/5.0+(compatible;+Baiduspider/2.0;++http://www.baidu.com/search/spider.html)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'DuckDuckBot',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: { ua: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'PetalBot',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: { ua: '(compatible;PetalBot;+https://aspiegel.com/petalbot)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Bytespider',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.9038.1080 Mobile Safari/537.36; Bytespider',
    },
    expected: { platform: 'android', browser: 'chrome', bot: true },
  },
  {
    name: 'GPTBot',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'ChatGPT-User',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'ClaudeBot',
    source: 'bowser-js/bowser tests',
    signals: {
      ua: 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +https://www.anthropic.com/claudebot)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'PerplexityBot',
    source: 'omrilotan/isbot fixtures',
    signals: { ua: 'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://www.perplexity.ai/bot)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'CCBot',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'CCBot/2.0 (https://commoncrawl.org/faq/)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'AhrefsBot',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'Mozilla/5.0 (compatible; AhrefsBot/6.1; News; +http://ahrefs.com/robot/)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'SemrushBot',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (compatible; SemrushBot/0.98~bl; +http://www.semrush.com/bot.html)',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Lighthouse',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3694.0 Mobile Safari/537.36 Chrome-Lighthouse',
    },
    expected: { platform: 'android', browser: 'chrome', bot: true },
  },
  {
    name: 'headless Chrome',
    source: 'matomo-org/device-detector fixtures',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/113.0.5672.63 Safari/537.36',
    },
    expected: { platform: 'linux', browser: 'chrome', bot: true },
  },
  {
    name: 'UptimeRobot',
    source: 'faisalman/ua-parser-js test data',
    signals: { ua: 'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Pingdom',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/61.0.3163.100 Chrome/61.0.3163.100 Safari/537.36 PingdomPageSpeed/1.0 (pingbot/2.0; http://www.pingdom.com/)',
    },
    expected: { platform: 'linux', browser: 'chrome', bot: true },
  },
  {
    name: 'Skype previewer',
    source: 'faisalman/ua-parser-js test data',
    signals: {
      ua: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    },
    expected: { platform: 'windows', browser: 'other', bot: true },
  },
  {
    name: 'LINE crawler',
    source: 'monperrus/crawler-user-agents',
    signals: {
      ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Linespider/1.1; +https://lin.ee/4dwXkTH) Chrome/W.X.Y.Z Safari/537.36',
    },
    expected: { platform: 'other', browser: 'chrome', bot: true },
  },
  {
    name: 'Kakao previewer',
    source: 'WhichBrowser/Parser-PHP test data',
    signals: {
      ua: 'Facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https: //devtalk.kakao.com/t/scrap/33984',
    },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Viber previewer',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'ViberUrlDownloader' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Snapchat previewer',
    source: 'omrilotan/isbot fixtures',
    signals: { ua: 'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'curl',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'curl/7.65.3' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'wget',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'Wget/1.20.3 (linux-gnu)' },
    expected: { platform: 'linux', browser: 'other', bot: true },
  },
  {
    name: 'python-requests',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'python-requests/2.20.0' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'axios',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'axios/0.19.0' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'okhttp',
    source: 'monperrus/crawler-user-agents',
    signals: { ua: 'okhttp/4.1.0' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Go',
    source: 'matomo-org/device-detector fixtures',
    signals: { ua: 'Go-http-client/2.0' },
    expected: { platform: 'other', browser: 'other', bot: true },
  },
  {
    name: 'Chrome that only the client hints call headless',
    source: 'shalanah/inapp-spy tests',
    signals: {
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.3100.0 Safari/537.36',
      uaDataBrands: ['HeadlessChrome', 'Chromium'],
    },
    expected: { platform: 'linux', browser: 'chrome', bot: true },
  },
];
