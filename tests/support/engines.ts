import { findFirefox, findWebKit } from '#scripts/lib/find-engines.mjs';
import type { EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './web-driver.ts';

const firefox = findFirefox();
const webKit = findWebKit();

/** The engines beside Chromium; without `open` where they are not installed. */
export const engines: readonly {
  name: string;
  open: (() => Promise<EnginePage>) | undefined;
}[] = [
  { name: 'Firefox', open: firefox === undefined ? undefined : () => openFirefox(firefox) },
  { name: 'WebKit', open: webKit && (() => openWebKit(webKit)) },
];
