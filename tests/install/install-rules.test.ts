import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { chromeIntentUrl } from '#shared/install/chrome-link.ts';
import type { ClientClass } from '#shared/install/client.ts';
import { hasQueryField } from '#shared/install/entry-parameter.ts';
import { nextInstallState, type InstallStep } from '#shared/install/install-state.ts';
import { chooseInstallWay } from '#shared/install/install-way.ts';
import { chooseInvitation, type InvitationFacts } from '#shared/install/invitation.ts';
import { maySheetShow, readSheetTime, SHEET_INTERVAL } from '#shared/install/sheet-timing.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

const maySheet = (storedTime: string | null, hasEntryParameter = false) =>
  maySheetShow({ storedTime, now: epochMs(NOW), hasEntryParameter });

describe('the install sheet', () => {
  it.each([
    ['never shown', null, true],
    ['23 h 59 ago', String(NOW - 24 * HOUR + MINUTE), false],
    ['a millisecond less than a day ago', String(NOW - 86_399_999), false],
    ['a day ago to the millisecond', String(NOW - 86_400_000), true],
    ['24 h 01 ago', String(NOW - 24 * HOUR - MINUTE), true],
    ['this moment', String(NOW), false],
    ['in the future', String(NOW + HOUR), true],
    ['not a number', 'NaN', true],
    ['empty', '', true],
    ['a text', '{"time":1}', true],
    ['negative', '-5', true],
    ['a fraction', '1.5', true],
    ['infinite', '1e999', true],
  ])('last shown: %s [flow.install.sheet]', (_what, stored, may) => {
    expect(maySheet(stored)).toBe(may);
    expect(maySheet(stored, true), 'with the entry parameter').toBe(false);
  });

  it('is shown at most once in 24 hours, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (stored) => {
        const time = readSheetTime(stored);
        const isRecent = time !== null && NOW - time >= 0 && NOW - time < SHEET_INTERVAL;
        expect(maySheet(stored)).toBe(!isRecent);
      }),
    );
  });
});

describe('the entry parameter', () => {
  it.each([
    ['https://a.example/?entry=1', true],
    ['https://a.example/?entry', true],
    ['https://a.example/?entry=', true],
    ['https://a.example/lobby?x=1&entry=apk#top', true],
    ['https://a.example/?%65ntry=1', true],
    ['https://a.example/?entrys=1', false],
    ['https://a.example/?x=entry', false],
    ['https://a.example/#?entry=1', false],
    ['https://a.example/entry', false],
    ['https://a.example/?%E0%A4%A=1', false],
    ['', false],
  ])('in %s: %s', (url, has) => {
    expect(hasQueryField(url, 'entry')).toBe(has);
    expect(hasQueryField(url, '')).toBe(false);
  });
});

const CHROME: ClientClass = {
  platform: 'android',
  browser: 'chrome',
  inApp: null,
  standalone: false,
  bot: false,
};
const facts = (client: Partial<ClientClass>, given: Partial<InvitationFacts> = {}) =>
  chooseInvitation({
    client: { ...CHROME, ...client },
    hasInstallPrompt: false,
    hasWaited: true,
    isHintSeen: false,
    isPopupRefused: false,
    isInstalled: false,
    ...given,
  });

describe('the automatic invitation', () => {
  it.each<[string, Partial<ClientClass>, Partial<InvitationFacts>, string]>([
    ['Chrome without an offer', {}, {}, 'none'],
    ['Chrome with an offer', {}, { hasInstallPrompt: true, hasWaited: false }, 'sheet'],
    ['Edge with an offer', { browser: 'edge' }, { hasInstallPrompt: true }, 'sheet'],
    ['Samsung that may still offer', { browser: 'samsung' }, { hasWaited: false }, 'none'],
    ['Samsung without an offer', { browser: 'samsung' }, {}, 'open-in-chrome'],
    ['Firefox', { browser: 'firefox' }, {}, 'open-in-chrome'],
    ['Firefox, refused', { browser: 'firefox' }, { isPopupRefused: true }, 'none'],
    ['Firefox on a computer', { browser: 'firefox', platform: 'linux' }, {}, 'open-in-chrome'],
    ['an app on Android', { browser: 'webview', inApp: 'facebook' }, {}, 'open-in-chrome'],
    ['Edge that has the app', { browser: 'edge' }, { isInstalled: true }, 'none'],
    ['iPhone', { platform: 'ios', browser: 'safari' }, { hasWaited: false }, 'ios-hint'],
    ['iPad with Chrome', { platform: 'ipados' }, {}, 'ios-hint'],
    ['iPhone, seen', { platform: 'ios', browser: 'safari' }, { isHintSeen: true }, 'none'],
    ['iPhone, launched', { platform: 'ios', browser: 'safari', standalone: true }, {}, 'none'],
    ['launched', { browser: 'firefox', standalone: true }, { hasInstallPrompt: true }, 'none'],
    ['a crawler', { browser: 'other', bot: true }, {}, 'none'],
    ['a crawler as iPhone', { platform: 'ios', browser: 'safari', bot: true }, {}, 'none'],
  ])('for %s', (_who, client, given, wanted) => {
    expect(facts(client, given)).toBe(wanted);
  });
});

describe('a player’s own tap', () => {
  it.each<[Partial<ClientClass>, boolean, string]>([
    [{}, true, 'sheet'],
    [{}, false, 'install-help'],
    [{ browser: 'firefox' }, true, 'sheet'],
    [{ browser: 'firefox' }, false, 'open-in-chrome'],
    [{ inApp: 'tiktok', browser: 'webview' }, false, 'open-in-chrome'],
    [{ platform: 'ios', browser: 'chrome' }, false, 'ios-hint'],
    [{ platform: 'ipados', browser: 'safari' }, true, 'ios-hint'],
  ])('%o, can prompt: %s', (client, canPrompt, way) => {
    expect(chooseInstallWay({ ...CHROME, ...client }, canPrompt)).toBe(way);
  });
});

describe('the install state machine', () => {
  const walk = (...steps: InstallStep[]) => steps.reduce(nextInstallState, 'idle');

  it.each<[InstallStep[], string]>([
    [[], 'idle'],
    [['prompt-captured'], 'captured'],
    [['prompt-captured', 'timing-allowed'], 'eligible'],
    [['prompt-captured', 'timing-allowed', 'timing-refused'], 'captured'],
    [['prompt-captured', 'timing-allowed', 'sheet-shown'], 'sheet'],
    [['prompt-captured', 'sheet-shown', 'sheet-left'], 'captured'],
    [['sheet-shown', 'prompt-gone'], 'idle'],
    [['prompt-captured', 'sheet-shown', 'prompt-opened'], 'prompting'],
    [['prompt-captured', 'sheet-shown', 'prompt-opened', 'prompt-accepted'], 'accepted'],
    [['prompt-captured', 'sheet-shown', 'prompt-opened', 'prompt-refused'], 'dismissed'],
    [['prompt-captured', 'prompt-opened'], 'captured'],
    [['prompt-accepted'], 'idle'],
    [['app-installed', 'prompt-accepted'], 'installed'],
    [['app-installed', 'prompt-captured'], 'captured'],
  ])('%j ends as %s', (steps, end) => {
    expect(walk(...steps)).toBe(end);
  });

  it('reaches installed only through the browser’s event', () => {
    const others: InstallStep[] = [
      'prompt-captured',
      'timing-allowed',
      'timing-refused',
      'prompt-gone',
      'sheet-shown',
      'sheet-left',
      'prompt-opened',
      'prompt-accepted',
      'prompt-refused',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others)), (steps) => {
        expect(walk(...steps)).not.toBe('installed');
      }),
    );
  });
});

describe('the intent URL into Chrome', () => {
  it.each([
    [
      'https://a.example/lobby/home?utm_source=x#part',
      'intent://a.example/lobby/home?utm_source=x#Intent;scheme=https;package=com.android.chrome;end',
    ],
    [
      'http://127.0.0.1:4600/',
      'intent://127.0.0.1:4600/#Intent;scheme=http;package=com.android.chrome;end',
    ],
    ['javascript:alert(1)', null],
    ['', null],
  ])('for %s', (url, intent) => {
    expect(chromeIntentUrl(url)).toBe(intent);
  });
});
