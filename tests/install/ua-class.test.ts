import { describe, expect, it } from 'vitest';
import type { ClientClass } from '#shared/install/client.ts';
import { uaClassOf } from '#shared/install/ua-class.ts';

const PLAIN: ClientClass = {
  platform: 'android',
  browser: 'chrome',
  inApp: null,
  standalone: false,
  bot: false,
};

describe('the user agent class in the report', () => {
  it.each<[string, Partial<ClientClass>]>([
    ['bot', { bot: true }],
    ['bot', { bot: true, platform: 'other' }],
    ['android-chrome', {}],
    ['android-chrome', { standalone: true }],
    ['android-other', { browser: 'samsung' }],
    ['android-in-app', { browser: 'webview', inApp: 'facebook' }],
    ['ios-safari', { platform: 'ios', browser: 'safari' }],
    ['ios-safari', { platform: 'ipados', browser: 'safari', standalone: true }],
    ['ios-other', { platform: 'ios' }],
    ['ios-in-app', { platform: 'ipados', browser: 'webview', inApp: 'line' }],
    ['desktop', { platform: 'windows' }],
    ['desktop', { platform: 'macos', browser: 'safari' }],
    ['desktop', { platform: 'linux', browser: 'webview', inApp: 'discord' }],
    ['desktop', { platform: 'chromeos' }],
    ['other', { platform: 'other' }],
  ])('is %s for %o', (expected, client) => {
    expect(uaClassOf({ ...PLAIN, ...client })).toBe(expected);
  });
});
