import { overlayOf } from '#app/install/controller/install-overlay.ts';
import type { ClientClass, ClientSignals } from '#shared/install/client.ts';
import { expect, it } from 'vitest';

it.each([
  ['macos', 'safari', 'mac-safari'],
  ['windows', 'firefox', 'windows-firefox'],
  ['macos', 'firefox', 'desktop'],
  ['linux', 'firefox', 'desktop'],
  ['android', 'firefox', 'android'],
] as const)('on %s, %s shows the guide %s', (platform, browser, guide) => {
  const client = { platform, browser } as ClientClass;
  const overlay = overlayOf('open-in-chrome', {} as ClientSignals, client);
  expect(overlay).toEqual({ name: 'open-in-chrome', guide });
});
