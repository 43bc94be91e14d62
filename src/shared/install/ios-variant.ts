import type { ClientClass, ClientSignals } from './client.ts';

/** Which picture story the iOS hint shows. */
export type IosHintVariant = 'safari' | 'safari-26' | 'share-other' | 'open-in-safari';

/** Since this version Safari has "Share" in its "⋯" menu. */
const MENU_SAFARI = 26;
/** Before this version only Safari could add to the home screen. */
const SAFARI_ONLY_BEFORE = 16.4;

/**
 * The system version, as major and minor in one number (16.4); 0 when unknown. iOS 26 claims "OS 18_6"
 * permanently while `Version/26.0` is correct, and Edge's `Version/` is outdated: the greater one is correct.
 */
function appleVersion(ua: string): number {
  const versions = [/\bVersion\/(\d{1,3})(?:\.(\d))?/, /\bOS (\d{1,3})(?:_(\d))?/].map(
    (pattern) => {
      const found = pattern.exec(ua);
      return found === null ? 0 : Number(`${found[1]}.${found[2] ?? 0}`);
    },
  );
  return Math.max(...versions);
}

/**
 * The steps that the hint explains (spec §4). Null where there are none: not an iPhone or iPad, already
 * installed, or a crawler.
 */
export function iosHintVariant(signals: ClientSignals, client: ClientClass): IosHintVariant | null {
  const isApple = client.platform === 'ios' || client.platform === 'ipados';
  if (!isApple || client.standalone || client.bot) {
    return null;
  }
  if (client.inApp !== null) {
    return 'open-in-safari';
  }
  const version = appleVersion(signals.ua);
  if (client.browser === 'safari') {
    return version >= MENU_SAFARI ? 'safari-26' : 'safari';
  }
  // An iPad in desktop mode does not reveal its system: Chrome's `Version/11.1.1` there never changes.
  const isVersionKnown = version > 0 && !signals.ua.includes('Macintosh');
  return isVersionKnown && version < SAFARI_ONLY_BEFORE ? 'open-in-safari' : 'share-other';
}
