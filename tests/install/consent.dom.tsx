import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentSwitch } from '#features/consent/consent-switch.tsx';
import { ConsentBar } from '#features/consent/consent-bar.tsx';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { readConsentCookie, type ConsentChoice } from '#browser/storage/cookies.ts';
import { memoryArea } from '#browser/storage/key-value.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { applyConsentToTouchpoint } from '#state/consent/apply-consent.ts';
import {
  captureTouchpoint,
  currentTouchpoint,
  readTouchpoints,
  openedBy,
} from '#state/marketing/attribution.ts';
import { chooseConsent } from '#state/consent/choose-consent.ts';
import { consentState, startConsent } from '#state/consent/consent.ts';
import { marketingOutbox } from '#state/marketing/install-outbox.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';

const LANDING =
  'https://play.example/?utm_source=fb&utm_campaign=lantern&outValue=MANGO7&aid=5&pid=7&source=mail';
const EVENT = { name: 'landing', time: 1_795_658_400_000 } as const;

const early = readEarlyRecord();
/** Requests sent; each fails, as there is no network. */
let calls: string[] = [];
withEmptyDatabase();
beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  calls = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Promise.reject(new TypeError('no network'));
  });
  localStorage.clear();
  sessionStorage.clear();
  window.parolaEarly = { ...early, landingUrl: LANDING };
});
// Modules are shared with other test files, so every trace of the visits is removed.
afterEach(async () => {
  startConsent(true);
  await choose('no');
  for (const key of [localKeys.attribution, localKeys.seenDay, sessionKeys.openedBy])
    memoryArea.remove(key);
  window.parolaEarly = early;
  document.cookie = 'parola-consent=; Max-Age=0; Path=/';
  startConsent(false);
  vi.unstubAllGlobals();
});

/** Makes a choice as the consent bar does and waits until the outbox has applied it. */
async function choose(choice: ConsentChoice): Promise<void> {
  chooseConsent(choice);
  applyConsentToTouchpoint();
  await marketingOutbox.applyConsent();
}

describe('before a choice', () => {
  beforeEach(() => startConsent(true));

  it('stores and sends nothing about the visit', async () => {
    expect(captureTouchpoint()).toBe(true);
    await marketingOutbox.add(EVENT);
    expect(readTouchpoints()?.last.utm).toEqual({ source: 'fb', campaign: 'lantern' });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(await marketingOutbox.next()).toBeNull();
    expect(marketingOutbox.nextSeen()).toBeNull();
    expect(openedBy()).toBe('mail');
  });

  it('credits a registration to the inviter alone', () => {
    captureTouchpoint();
    expect(currentTouchpoint()).toMatchObject({
      outValue: 'MANGO7',
      aid: '5',
      installReferrer: 'web',
    });
    expect(currentTouchpoint()).not.toHaveProperty('pid');
    expect(currentTouchpoint()).not.toHaveProperty('utm');
  });

  it('stores what the page holds in memory after a yes, with its times, and asks the server for cookies', async () => {
    captureTouchpoint();
    await marketingOutbox.add(EVENT);
    await choose('yes');
    expect(readTouchpoints()?.first.utm).toEqual({ source: 'fb', campaign: 'lantern' });
    expect(localStorage.getItem(localKeys.attribution)).toContain('lantern');
    expect(sessionStorage.getItem(sessionKeys.openedBy)).toBe('mail');
    expect((await marketingOutbox.next())?.events).toMatchObject([{ ...EVENT, seq: 1 }]);
    expect(currentTouchpoint()).toMatchObject({ pid: '7', utm: { campaign: 'lantern' } });
    expect(readConsentCookie()).toBe('yes');
    expect(calls).toEqual([`POST /consent${new URL(LANDING).search}&choice=yes`]);
  });

  it('stores only the choice after a no', async () => {
    captureTouchpoint();
    await marketingOutbox.add(EVENT);
    await choose('no');
    await marketingOutbox.add(EVENT);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(await marketingOutbox.next()).toBeNull();
    startConsent(true);
    expect(consentState()).toBe('no');
    expect(currentTouchpoint()).not.toHaveProperty('utm');
  });

  it('deletes stored data after a later no', async () => {
    captureTouchpoint();
    await choose('yes');
    await marketingOutbox.add(EVENT);
    await choose('no');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    startConsent(false);
    expect(await marketingOutbox.next()).toBeNull();
  });
});

it('stores visits when the operator does not ask', () => {
  startConsent(false);
  captureTouchpoint();
  expect(consentState()).toBe('not-asked');
  expect(localStorage.getItem(localKeys.attribution)).toContain('lantern');
});

describe('the question', () => {
  it.each([
    ['yes', 'en-PH', enPH.consent],
    ['no', 'th-TH', thTH.consent],
  ] as const)('takes a %s (%s)', async (choice, language, texts) => {
    const chosen: ConsentChoice[] = [];
    const app = await createApp({ isVisitor: true, language });
    await renderApp(app, <ConsentBar onChoose={(one) => chosen.push(one)} />);
    expect(screen.getByRole('region', { name: texts.title })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: texts[choice] }));
    expect(chosen).toEqual([choice]);
  });

  it('can be answered again on the about screen if the operator asks', async () => {
    const app = await createApp({ isVisitor: true });
    const { rerender } = await renderApp(app, <ConsentSwitch />);
    expect(screen.queryByRole('switch')).toBeNull();
    startConsent(true);
    rerender(<ConsentSwitch key="asked" />);
    const user = userEvent.setup();
    const toggle = () =>
      screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(enPH.consent.switch) });
    expect(toggle().checked).toBe(false);
    await user.click(toggle());
    expect([toggle().checked, consentState()]).toEqual([true, 'yes']);
    await user.click(toggle());
    expect([toggle().checked, consentState()]).toEqual([false, 'no']);
  });
});
