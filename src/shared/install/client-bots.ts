import { SYSTEM_COMMENT } from './ua-text.ts';

/** Words that identify crawlers, link previewers, monitors and testing tools. */
const BOT_WORDS = new RegExp(
  [
    String.raw`bot(?![a-z])|bots\b|robot|crawl|spider|slurp|scrap(?:er|y)|fetch|archiver|nutch|transcoder`,
    'scanner|scanning|checker|monitor|inspector|inspect-|synthetic|analyzer|validator|verifier|verification|prober|survey|audit|recon\\b|research',
    'headless|lighthouse|pagespeed|page speed|gtmetrix|ptst/|observatory|phantomjs|puppeteer|playwright|selenium|cypress/|webdriver|slimerjs|jsdom',
    'preview|externalhit|externalua|meta-external|meta-webindexer|facebookcatalog|embedly|snapchat-?proxy|flipboardproxy|imageproxy|emailproxy|favicon',
    'mediapartners|adsbot|google-\\w|googleother|adsensein|google search console|google web|inspectiontool|bingpreview|yahoo! slurp',
    'chatgpt-user|claude-user|claude-web|perplexity-user|anthropic-ai|cohere-ai|mistralai|duckassist|manus-user|devin/|youbot|amzn-user',
    'uptime|pingdom|statuscake|site24x7|newrelic|datadog|catchpoint|dareboost|yottaa|siteimprove|cloudflare|netcraft|censys|expanse|zgrab|masscan|nmap|nikto|sqlmap',
    'w3c_|ia_archiver|qwantify|bubing|vkshare|outbrain|yandex\\.com/|daum(?:oa|/| )|subscribers|google favicon|whatsapp-preview',
    'https?://|(?:^|[(;+] ?)(?:www\\.)?[a-z\\d-]+\\.(?:com|io|ai|net|org)(?:/|\\b(?!\\.))|@[a-z][\\w-]*\\.[a-z]',
  ].join('|'),
  'i',
);

/** Names that merely contain such a word. Removed beforehand: Safari before 16.4 has no lookbehind. */
const INNOCENT = /cubot|camscanner|presearch|user[- ]?agent/gi;

/**
 * `(compatible; Name…` and `like Gecko; Name…` are where robots put their name; the few browsers that do the
 * same are old.
 */
const ROBOT_PLACE =
  /\(compatible(?:\)|;(?! ?(?:MSIE|Konqueror|NetPositive|IBrowse|ABrowse|Charon|OmniWeb|iCab|Windows|Linux|ms-office)))|like Gecko; /i;

/** `Name/1.0` at the start, where browsers have Mozilla or their own name: a program or an HTTP library. */
const PROGRAM_NAME = /^(?!Mozilla|Opera|UCWEB|JUC|dv\()[\w.+%-]+\/v?\d/i;
/** Libraries that give no version. */
const LIBRARY_NAME =
  /^(?:curl|wget|python|axios|okhttp|go-http-client|java|apache-http|node|undici|got|postman|insomnia|php|ruby|perl|libwww|guzzle|dart|aiohttp|httpx|http|reqwest|telegrambot|viberurl|whatsapp$)/i;
/** Signs of a rendering engine, for old phones that do not start with Mozilla. */
const ENGINE = /AppleWebKit|Gecko|Presto|Trident|Browser|NetFront|Obigo|MIDP|UP\.|Mozilla/i;

/** True when no person views the page, so that no invitation is shown (spec §4). */
export function isBot(ua: string, uaDataBrands: readonly string[]): boolean {
  // A phone may be called "Cubot" or "M bot 54": the part in brackets after Android is no evidence.
  const spoken = ua.replace(SYSTEM_COMMENT, ' ').replace(INNOCENT, ' ');
  return (
    BOT_WORDS.test(spoken) ||
    ROBOT_PLACE.test(spoken) ||
    LIBRARY_NAME.test(ua) ||
    (PROGRAM_NAME.test(ua) && !ENGINE.test(ua)) ||
    uaDataBrands.some((brand) => /headless/i.test(brand))
  );
}
