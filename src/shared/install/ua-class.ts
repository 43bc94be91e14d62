import type { UaClass } from '#shared/marketing/attribution.ts';
import type { ClientClass } from './client.ts';

/** The client class of the marketing report. */
export function uaClassOf({ platform, browser, inApp, bot }: ClientClass): UaClass {
  if (bot) {
    return 'bot';
  }
  switch (platform) {
    case 'android':
      if (inApp !== null) {
        return 'android-in-app';
      }
      return browser === 'chrome' ? 'android-chrome' : 'android-other';
    case 'ios':
    case 'ipados':
      if (inApp !== null) {
        return 'ios-in-app';
      }
      return browser === 'safari' ? 'ios-safari' : 'ios-other';
    case 'windows':
    case 'macos':
    case 'linux':
    case 'chromeos':
      return 'desktop';
    case 'other':
      return 'other';
  }
}
