import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { install } from '#features/install/texts/en-PH.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { OPERATOR_KEY } from '#tests/support/platform-process.ts';
import { controllerListens, installSheet, makeOffer } from '#tests/support/pages/install-offer.ts';
import { test } from '#tests/support/pages/test.ts';
import type { EventBatch } from '#shared/marketing/event-outbox.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';

test.use(WITH_WORKER);

const KEY = { 'x-operator-key': OPERATOR_KEY };

/** A campaign with a link and a postback rule. */
class Campaign {
  readonly name = `rows-${randomUUID().slice(0, 8)}`;
  readonly #request: APIRequestContext;
  readonly #url: string;

  constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = url;
  }

  async make(): Promise<void> {
    await this.#post('/report/links', {
      name: this.name,
      path: '/',
      source: 'tracker',
      medium: 'cpa',
      campaign: this.name,
    });
    await this.#post('/report/postbacks', {
      name: this.name,
      campaign: this.name,
      windowDays: '30',
      send_install: 'yes',
      send_first_launch: 'yes',
      method: 'GET',
      url: `${this.#url}/dev/postbacks?of=${this.name}&event={event}&click_id={click_id}`,
    });
  }

  /** The link with a click id. */
  address(click: string): string {
    return `${this.#url}/l/${this.name}?click_id=${click}&sub_id=banner`;
  }

  /** Rows of the report, grouped by a dimension. */
  async rows(by: string): Promise<unknown[]> {
    const query = new URLSearchParams({ by, campaign: this.name, format: 'json' });
    const answer = await this.#request.get(`/report/table?${query.toString()}`, { headers: KEY });
    const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] };
    return rows.map(({ name, landed, offered, agreed, installed, opened }) => ({
      name,
      landed,
      offered,
      agreed,
      installed,
      opened,
    }));
  }

  /** Postbacks that reached the sandbox, as `event of click id`. */
  async postbacks(): Promise<string[]> {
    const page = await this.#request.get('/report/postbacks/received', { headers: KEY });
    const pattern = new RegExp(`of=${this.name}&amp;event=(\\w+)&amp;click_id=([\\w-]+)`, 'g');
    return [...(await page.text()).matchAll(pattern)]
      .map(([, event, click]) => `${event} of ${click}`)
      .toSorted();
  }

  async #post(path: string, form: Record<string, string>): Promise<void> {
    const headers = { ...KEY, 'sec-fetch-site': 'same-origin' };
    const answer = await this.#request.post(path, { form, headers, maxRedirects: 0 });
    expect(answer.status(), await answer.text()).toBe(303);
  }
}

/** Watches the events that a page reports. @returns a function that waits for one event */
function watchReports(page: Page): (step: InstallEventName) => Promise<void> {
  const reported: string[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith(endpoints.installEvents.path)) return;
    const { events } = request.postDataJSON() as EventBatch;
    reported.push(...events.map(({ name }) => name));
  });
  return async (step) => {
    await expect.poll(() => reported).toContain(step);
  };
}

test.describe('an install is counted for its campaign and sent to its tracker', () => {
  test('through the install prompt on Android', async ({ page, request, ownPlatform }) => {
    const campaign = new Campaign(request, ownPlatform.url);
    await campaign.make();
    const reported = watchReports(page);
    await page.goto(campaign.address('android-1'));
    await controllerListens(page);
    await makeOffer(page, 'accepted');
    await installSheet(page).getByRole('button', { name: install.sheet.proceed }).click();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(installSheet(page)).toHaveCount(0);
    await reported('app_installed');
    await expect
      .poll(() => campaign.rows('device'))
      .toEqual([{ name: 'android', landed: 1, offered: 1, agreed: 1, installed: 1, opened: 0 }]);
    expect(await campaign.rows('source')).toMatchObject([{ name: 'tracker', installed: 1 }]);
    await expect.poll(() => campaign.postbacks()).toEqual(['install of android-1']);
  });

  test('from the home screen of an iPhone, where the app starts with cookies alone', async ({
    browser,
    request,
    ownPlatform,
  }) => {
    const campaign = new Campaign(request, ownPlatform.url);
    await campaign.make();
    const phone = {
      baseURL: ownPlatform.url,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    };
    const safari = await browser.newContext(phone);
    const page = await safari.newPage();
    const reported = watchReports(page);
    await page.goto(campaign.address('iphone-1'));
    const hint = page.locator('[data-overlay="ios-hint"]');
    await hint.getByRole('button', { name: install.hint.done }).click();
    await expect(hint).toHaveCount(0);
    await reported('ios_hint_done');
    const { cookies } = await safari.storageState();
    await safari.close();

    const app = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } });
    await app.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: true });
    });
    const home = await app.newPage();
    const launched = watchReports(home);
    await home.goto('/lobby/home?source=pwa');
    await launched('first_standalone_launch');
    await app.close();
    await expect
      .poll(() => campaign.rows('device'))
      .toEqual([{ name: 'ios', landed: 1, offered: 1, agreed: 1, installed: 1, opened: 1 }]);
    await expect
      .poll(() => campaign.postbacks())
      .toEqual(['first_launch of iphone-1', 'install of iphone-1']);
  });

  test('from an in-app browser through Chrome', async ({ browser, request, ownPlatform }) => {
    const campaign = new Campaign(request, ownPlatform.url);
    await campaign.make();
    const android =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
    const inApp = await browser.newContext({
      baseURL: ownPlatform.url,
      userAgent: `${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0.0;]`,
    });
    const page = await inApp.newPage();
    await page.clock.install();
    const reported = watchReports(page);
    await page.goto(campaign.address('in-app-1'));
    await controllerListens(page);
    await page.clock.fastForward(10_000);
    await page.keyboard.press('Shift');
    const link = page
      .locator('[data-overlay="open-in-chrome"]')
      .getByRole('link', { name: install.chrome.open });
    const [, target = ''] =
      /^intent:(\/\/[^#]+)#/.exec((await link.getAttribute('href')) ?? '') ?? [];
    // A desktop browser does not support `intent:`; only the tap matters.
    await link.evaluate((anchor) =>
      anchor.addEventListener('click', (event) => event.preventDefault()),
    );
    await link.click();
    await page.clock.resume();
    await reported('chrome_popup_opened');
    await inApp.close();

    const chrome = await browser.newContext({
      userAgent: `${android.replace('; wv', '')} Chrome/140.0.0.0 Mobile Safari/537.36`,
    });
    const tab = await chrome.newPage();
    const installed = watchReports(tab);
    await tab.goto(`http:${target}`);
    await controllerListens(tab);
    await makeOffer(tab, 'accepted');
    await installSheet(tab).getByRole('button', { name: install.sheet.proceed }).click();
    await tab.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(installSheet(tab)).toHaveCount(0);
    await installed('app_installed');
    await chrome.close();
    await expect
      .poll(() => campaign.rows('app'))
      .toEqual(
        expect.arrayContaining([
          { name: 'facebook', landed: 1, offered: 1, agreed: 1, installed: 0, opened: 0 },
          { name: '', landed: 1, offered: 1, agreed: 1, installed: 1, opened: 0 },
        ]),
      );
    await expect.poll(() => campaign.postbacks()).toEqual(['install of in-app-1']);
  });
});
