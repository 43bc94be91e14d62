/** Which instructions a player sees: plain data, since they are props of an overlay. */
import type { ClientBrowser } from '#shared/install/client.ts';
import type { IosHintVariant } from '#shared/install/ios-variant.ts';

export interface IosGuide {
  readonly variant: IosHintVariant;
  /** On an iPad the browser's buttons are at the top. */
  readonly device: 'phone' | 'pad';
  readonly browser: ClientBrowser;
}

/** What the popup does: open the page in Chrome on Android, or explain the options on a computer. */
export type ChromeGuide = 'android' | 'desktop' | 'mac-safari' | 'windows-firefox';

/** Whose menu the help shows. */
export type HelpGuide = 'android' | 'desktop';
