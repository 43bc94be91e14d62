import { findFirefox, findWebKit } from '#scripts/lib/find-engines.mjs';
import type { EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './web-driver.ts';

const firefox = findFirefox();
const webKit = findWebKit();

/** The engines beside Chromium; without `open` where they are not installed. */
export const engines: readonly {
  name: string;
  /** The narrowest page that its window can have, in CSS px. */
  narrowest: number;
  open: (() => Promise<EnginePage>) | undefined;
}[] = [
  {
    name: 'Firefox',
    narrowest: 320,
    open: firefox === undefined ? undefined : () => openFirefox(firefox),
  },
  // Its window has a toolbar.
  { name: 'WebKit', narrowest: 448, open: webKit && (() => openWebKit(webKit)) },
];
