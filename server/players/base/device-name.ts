import { cutText } from '#shared/text/characters.ts';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Order matters: most browsers also name those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const LENGTH_MAX = 60;

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/**
 * A short name for the player's list of sessions, e.g. `Pixel 7 · Chrome`: the model if the device sent it,
 * else the system. Names only, so it needs no translation; empty when nothing is known.
 */
export function deviceName(userAgent: string, model = '', os = ''): string {
  const device = [model, nameIn(SYSTEMS, userAgent), os].map(printable).find((name) => name !== '');
  const parts = [device ?? '', nameIn(BROWSERS, userAgent)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Removes control characters and repeated spaces from device info. */
const printable = (text: string): string =>
  cutText(text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), LENGTH_MAX);
