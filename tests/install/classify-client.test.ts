import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyClient } from '#shared/install/classify-client.ts';
import type { ClientClass, ClientSignals } from '#shared/install/client.ts';
import { DEFAULT_SIGNALS } from './user-agent-row.ts';
import { USER_AGENTS } from './user-agents.ts';

const PLAIN = { inApp: null, standalone: false, bot: false };
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const DESKTOP_CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

function classify(signals: Partial<ClientSignals>): ClientClass {
  return classifyClient({ ...DEFAULT_SIGNALS, ...signals });
}

describe('the table of user agents', () => {
  it('has at least 120 entries, with unique names and signals', () => {
    expect(USER_AGENTS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(USER_AGENTS.map(({ name }) => name)).size).toBe(USER_AGENTS.length);
    expect(new Set(USER_AGENTS.map(({ signals }) => JSON.stringify(signals))).size).toBe(
      USER_AGENTS.length,
    );
  });

  it.each(USER_AGENTS)('$name', ({ signals, expected }) => {
    expect(classify(signals)).toEqual({ ...PLAIN, ...expected });
  });
});

describe('the precedence of the signals', () => {
  it('puts bots before everything else', () => {
    const ua = `${CHROME} [FB_IAB/FB4A;FBAV/1;] (compatible; Googlebot/2.1)`;
    expect(classify({ ua, displayMode: 'standalone' })).toMatchObject({
      bot: true,
      standalone: false,
      inApp: null,
    });
  });

  it.each(['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay', 'tabbed'] as const)(
    'reports an installed app when the display mode is %s',
    (displayMode) => {
      expect(classify({ ua: CHROME, displayMode })).toMatchObject({
        standalone: true,
        browser: 'chrome',
      });
    },
  );

  it('reports no in-app browser when installed', () => {
    const ua =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
    expect(classify({ ua })).toMatchObject({ inApp: 'other', browser: 'webview' });
    expect(classify({ ua, navigatorStandalone: true })).toEqual({
      platform: 'ios',
      browser: 'safari',
      inApp: null,
      standalone: true,
      bot: false,
    });
  });

  it('treats an app referrer as a Trusted Web Activity only outside of web views', () => {
    const referrer = 'android-app://ph.parola.lobby/';
    expect(classify({ ua: CHROME, referrer }).standalone).toBe(true);
    expect(classify({ ua: `${CHROME} [FB_IAB/FB4A;FBAV/1;]`, referrer })).toMatchObject({
      standalone: false,
      inApp: 'facebook',
    });
  });

  it.each([
    'android-app://com.google.android.googlequicksearchbox/https/www.google.com',
    'android-app://com.facebook.katana/',
    'android-app://org.telegram.messenger/',
    'https://example.com/android-app://ph.parola.lobby/',
  ])('does not treat a link from %s as a launch', (referrer) => {
    expect(classify({ ua: CHROME, referrer }).standalone).toBe(false);
  });
});

describe('reduced or spoofed user agents', () => {
  it.each([
    ['Linux armv8l', 5, 'android'],
    ['Linux armv81', 5, 'android'],
    ['Linux aarch64', 10, 'android'],
    ['Linux armv8l', 0, 'linux'],
    ['Linux x86_64', 10, 'linux'],
  ])('on %s with %i touch points a Linux desktop is %s', (platform, maxTouchPoints, expected) => {
    expect(classify({ ua: DESKTOP_CHROME, platform, maxTouchPoints }).platform).toBe(expected);
  });

  it('a desktop on ARM is Linux when its user agent names it', () => {
    const ua = DESKTOP_CHROME.replace('x86_64', 'aarch64');
    expect(classify({ ua, platform: 'Linux aarch64', maxTouchPoints: 5 }).platform).toBe('linux');
  });

  it.each(['SamsungBrowser/28.0', 'EdgA/141.0.0.0', '[FB_IAB/FB4A;FBAV/500;]'])(
    '%s is Android even when it claims a Linux desktop',
    (name) => {
      expect(classify({ ua: `${DESKTOP_CHROME} ${name}` }).platform).toBe('android');
    },
  );

  it('Samsung Internet on Windows is a desktop browser', () => {
    const ua = DESKTOP_CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64');
    expect(classify({ ua: `${ua} SamsungBrowser/30.0` })).toMatchObject({
      platform: 'windows',
      browser: 'samsung',
    });
  });

  it.each([
    ['iPad', 'ipados'],
    ['iPhone', 'ios'],
    ['iPod', 'ios'],
  ])('navigator.platform %s decides the platform', (platform, expected) => {
    const ua =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
    expect(classify({ ua, platform }).platform).toBe(expected);
  });

  it('an iOS-only browser that claims Macintosh is an iPad', () => {
    const ua =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Version/11.1.1 Safari/605.1.15';
    expect(classify({ ua })).toMatchObject({ platform: 'ipados', browser: 'chrome' });
  });

  it('Chrome with touch points on a Mac remains a Mac', () => {
    const ua = DESKTOP_CHROME.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7');
    expect(classify({ ua, maxTouchPoints: 5 }).platform).toBe('macos');
  });

  it.each([
    ['Opera', 'opera'],
    ['Microsoft Edge', 'edge'],
    ['Samsung Internet', 'samsung'],
    ['YaBrowser', 'yandex'],
    ['DuckDuckGo', 'duckduckgo'],
    ['UCBrowser', 'uc'],
    ['HuaweiBrowser', 'huawei'],
    ['Miui Browser', 'xiaomi'],
    ['HeyTap Browser', 'oppo'],
    ['vivo Browser', 'vivo'],
    ['Brave', 'brave'],
    ['Google Chrome', 'chrome'],
    ['Somebody Else', 'other'],
  ])('the client hint %s overrides the user agent of Chrome', (brand, browser) => {
    const uaDataBrands = ['Chromium', brand, 'Not;A=Brand'];
    expect(classify({ ua: CHROME, uaDataBrands }).browser).toBe(browser);
  });

  it('a browser based on a web view keeps its own name', () => {
    const uaDataBrands = ['Android WebView', 'Chromium'];
    const ua = CHROME.replace('Mobile Safari/537.36', 'Mobile DuckDuckGo/5 Safari/537.36');
    expect(classify({ ua, uaDataBrands })).toMatchObject({ browser: 'duckduckgo', inApp: null });
  });
});

describe('unknown signals', () => {
  it('classify as other', () => {
    const nothing = { platform: 'other', browser: 'other', ...PLAIN };
    expect(classify({})).toEqual(nothing);
    expect(classify({ ua: '\u0000<script>alert(1)</script>' })).toEqual(nothing);
  });

  it('without an engine do not make a web view', () => {
    expect(classify({ ua: 'Mozilla/5.0 (iPhone)' })).toEqual({
      platform: 'ios',
      browser: 'other',
      ...PLAIN,
    });
  });

  it('never fail and give one consistent class', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(...USER_AGENTS.map(({ signals }) => signals.ua)),
      fc.constantFrom(
        '(',
        ')',
        '[',
        '; wv)',
        'Version/4.0 ',
        'Chrome/',
        'Safari/',
        'bot',
        'Linux;',
      ),
    );
    const signals = fc.record({
      ua: fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      platform: fc.string(),
      maxTouchPoints: fc.oneof(fc.integer(), fc.constant(Number.NaN)),
      uaDataBrands: fc.array(fc.string()),
      referrer: fc.string(),
      isBrave: fc.boolean(),
      navigatorStandalone: fc.boolean(),
      globals: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(signals, (given) => {
        const found = classify(given);
        // At most one of the three applies.
        expect(
          [found.bot, found.standalone, found.inApp !== null].filter(Boolean).length,
        ).toBeLessThan(2);
        expect(found.browser === 'webview').toBe(found.inApp !== null);
        expect(classify(given)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '(',
    'a',
    'a.',
    '@a',
    ' ',
    '(Linux;',
    'Version/4.0 ',
    'Mozilla',
    '1/1',
    ';',
    'Chrome/1 ',
    '((a)',
  ])('are classified quickly with 100 kB of "%s"', (piece) => {
    const ua = piece.repeat(100_000 / piece.length);
    const start = performance.now();
    classify({ ua, referrer: ua, platform: ua });
    classify({ ua: `${IPHONE_SAFARI} ${ua}` });
    // Catastrophic backtracking takes seconds or longer; a correct expression takes about a millisecond.
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
