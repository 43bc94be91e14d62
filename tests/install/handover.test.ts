import { describe, expect, it } from 'vitest';
import { handoverAddress, handoverOf, HANDOVERS } from '#shared/install/handover.ts';

const FACEBOOK = { inApp: 'facebook', browser: 'webview' } as const;
const SAMSUNG = { inApp: null, browser: 'samsung' } as const;
const ORIGIN = 'https://parola.test';

describe('the address that is handed over', () => {
  it.each([
    ['/', '/?source=handover-samsung'],
    ['/?utm_source=facebook', '/?utm_source=facebook&source=handover-samsung'],
    // The campaign's escapes stay as they are, also those that are not UTF-8.
    [
      '/?utm_campaign=%E0%B8%9B%20a+b&x=%',
      '/?utm_campaign=%E0%B8%9B%20a+b&x=%&source=handover-samsung',
    ],
    ['/lobby/home?source=push&a=1&source=b#top', '/lobby/home?a=1&source=handover-samsung#top'],
    ['/?resource=1&&', '/?resource=1&source=handover-samsung'],
  ])('of %s says what handed over', (given, address) => {
    expect(handoverAddress(`${ORIGIN}${given}`, SAMSUNG)).toBe(`${ORIGIN}${address}`);
  });

  it('names the app of a web view', () => {
    expect(handoverAddress(`${ORIGIN}/`, FACEBOOK)).toBe(`${ORIGIN}/?source=handover-facebook`);
  });

  it('is handed over again by the next browser', () => {
    const once = handoverAddress(`${ORIGIN}/?aid=7`, FACEBOOK);
    expect(handoverAddress(once, SAMSUNG)).toBe(`${ORIGIN}/?aid=7&source=handover-samsung`);
  });
});

describe('the source of a landing', () => {
  it('is read back for every app and browser, as a tag that a call accepts', () => {
    for (const inApp of HANDOVERS) {
      expect(handoverOf(`handover-${inApp}`)).toBe(inApp);
      expect(`handover-${inApp}`).toMatch(/^[a-z0-9-]{1,40}$/);
    }
  });

  it.each([undefined, '', 'pwa', 'handover-', 'handover-parola', 'handover', 'a2hs-handover-line'])(
    '%s is no hand-over',
    (source) => {
      expect(handoverOf(source)).toBe('');
    },
  );
});
