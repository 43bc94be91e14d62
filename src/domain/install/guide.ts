/** Which instructions a player sees: plain data, so that they can stand in an overlay's props. */
import type { ClientBrowser } from '#domain/install/client.ts';
import type { IosHintVariant } from '#domain/install/ios-variant.ts';

export interface IosGuide {
  readonly variant: IosHintVariant;
  /** An iPad has its browser's buttons at the top. */
  readonly device: 'phone' | 'pad';
  readonly browser: ClientBrowser;
}

/** What the popup can do: hand the page to Chrome on Android, or tell what the computer can do. */
export type ChromeGuide = 'android' | 'desktop' | 'mac-safari';

/** Whose menu the help shows. */
export type HelpGuide = 'android' | 'desktop';
