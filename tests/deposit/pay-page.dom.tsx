import { setDocumentTheme } from '#browser/page/document-theme.ts';
import { frameRights, payAddress } from '#browser/page/pay-frame.ts';
import { metaThemeColours } from '#theme/theme.ts';
import { afterEach, describe, expect, it } from 'vitest';

const OWN = '/cashier/pay/?p=1&k=secret';
const FOREIGN = 'https://pay.test/order-1?sig=abc&lang=fil';

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('a payment page', () => {
  afterEach(() => setDocumentTheme(null, metaThemeColours));

  it('of the app’s own origin follows the app’s language and theme', () => {
    expect(parametersOf(payAddress(OWN, 'th-TH'))).toEqual({ p: '1', k: 'secret', lang: 'th' });
    setDocumentTheme('light', metaThemeColours);
    expect(parametersOf(payAddress(OWN, 'en-PH'))).toEqual({
      p: '1',
      k: 'secret',
      lang: 'en',
      theme: 'light',
    });
  });

  it('of another origin keeps its address, which may be signed', () => {
    setDocumentTheme('light', metaThemeColours);
    expect(payAddress(FOREIGN, 'th-TH')).toBe(FOREIGN);
  });

  it('of another origin cannot navigate the app; one of the own origin has no sandbox that it could lift', () => {
    expect(frameRights(FOREIGN)).toMatch(/allow-scripts allow-same-origin/);
    expect(frameRights(FOREIGN)).not.toMatch(/top-navigation/);
    expect(frameRights(OWN)).toBeUndefined();
  });
});
