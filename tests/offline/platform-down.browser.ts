import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';
import type { HomePage } from '#tests/support/pages/home-page.ts';
import { expectScreensCached } from '#tests/support/pages/offline-steps.ts';
import { setFault } from '#tests/support/pages/operator-steps.ts';
import { goTo } from '#tests/support/pages/release-test.ts';
import { isLobbyStored } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';
import { ageIn, fill, fillSome, patternOf } from '#tests/support/pages/texts.ts';

test.use(WITH_WORKER);

const APP_CONFIG = endpoints.appConfig.path;
/** The browser itself prints each failed request. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** A silent server is called at least every half a minute. */
const ASKED_AGAIN = { timeout: 45_000 };

type Market = 'ph' | 'th';

/** Starts a separate server, and opens its lobby under the worker. */
async function visitOwnPlatform(home: HomePage, market: Market): Promise<PlatformProcess> {
  const platform = await startPlatform({ market });
  await home.open(`${platform.url}/lobby/home`);
  await home.page.evaluate(() => navigator.serviceWorker.ready);
  return platform;
}

/** Restarts a killed server with its data and at its address. */
const startAgain = ({ dataDir, port }: PlatformProcess, market: Market): Promise<PlatformProcess> =>
  startPlatform({ dataDir, port, market });

test.describe('the server is down', () => {
  test(
    'without a stored lobby: a problem screen, and the lobby opens once the server is back',
    { tag: '@gate' },
    async ({ page, home, consoleErrors, t, market }) => {
      consoleErrors.expect(FAILED_REQUEST);
      const platform = await visitOwnPlatform(home, market);
      await page.goto('about:blank');
      await page.goto(`${platform.url}/icons/favicon.svg`);
      await page.evaluate(() => {
        const deletion = indexedDB.deleteDatabase('parola');
        return new Promise((resolve) => deletion.addEventListener('success', resolve));
      });
      await platform.kill();

      await page.goto(`${platform.url}/lobby/home`);
      const problem = page.locator('[data-screen="problem"]');
      await expect(problem).toContainText(t.common.problem.title);
      await expect(problem).toContainText(t.common.problem.network);
      await expect(page.locator('#shell')).toHaveCount(0);
      const retry = problem.getByRole('button', { name: t.common.retry });
      await retry.click();
      await expect(retry).toBeEnabled();
      await expect(problem).toBeVisible();

      const back = await startAgain(platform, market);
      // A restored network triggers a call at once; the next test waits for the server itself.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(problem).toHaveCount(0, ASKED_AGAIN);
      await home.isReady();
      await back.stop();
    },
  );

  test('with a stored lobby: it is shown at once with its age, and every screen opens once the server is back', async ({
    page,
    home,
    consoleErrors,
    t,
    market,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    const platform = await visitOwnPlatform(home, market);
    const before = await home.idsInView();
    await isLobbyStored(page);
    await expectScreensCached(page, ['responsible-screen']);
    await platform.kill();

    await home.reload();
    expect(await home.idsInView()).toEqual(before);
    const notice = page.getByRole('status').filter({
      hasText: patternOf(t.common.offline.unreachable),
    });
    await expect(notice).toContainText(
      fill(t.common.offline.unreachable, { age: ageIn(market, 0, 'second') }),
    );
    await expect(notice).toContainText(t.offline.works);

    await goTo(page, '/responsible');
    await expect(page.locator('[data-screen="responsible"]')).toBeVisible();
    await goTo(page, '/activity/index');
    await expect(page.locator('[data-screen="needs-connection"]')).toBeVisible();

    const back = await startAgain(platform, market);
    await expect(page.locator('[data-screen="activities"]')).toBeVisible(ASKED_AGAIN);
    await expect(notice).toHaveCount(0);
    await back.stop();
  });
});

/** Start faults, their message, and the values of its placeholders where the fault decides them. */
for (const { fault, words, gap } of [
  { fault: { kind: 'http', value: 500 }, words: 'http', gap: { status: 500 } },
  { fault: { kind: 'http', value: 503 }, words: 'http', gap: { status: 503 } },
  { fault: { kind: 'bad-json' }, words: 'contract', gap: {} },
  { fault: { kind: 'truncate' }, words: 'network', gap: {} },
  { fault: { kind: 'reset' }, words: 'network', gap: {} },
  { fault: { kind: 'errcode', value: 7 }, words: 'errcode', gap: { errcode: 7 } },
  { fault: { kind: 'no-answer' }, words: 'timeout', gap: {} },
] as const) {
  const name = [fault.kind, 'value' in fault ? fault.value : ''].join(' ').trim();

  test(`a launch on ${name} ends with a clear message, and a stored lobby survives it [api.timeout]`, async ({
    page,
    home,
    ownPlatform,
    consoleErrors,
    t,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    const clear = await setFault(ownPlatform, { path: APP_CONFIG, ...fault });
    try {
      await page.goto('/lobby/home');
      const problem = page.locator('[data-screen="problem"]');
      // A call without an answer is given up after 10 s (spec §9).
      await expect(problem).toBeVisible({ timeout: 12_000 });
      await expect(problem).toContainText(t.common.problem.title);
      await expect(problem).toContainText(patternOf(fillSome(t.common.problem[words], gap)));
    } finally {
      await clear();
    }
    await expect(page.locator('[data-screen="problem"]')).toHaveCount(0, ASKED_AGAIN);
    await home.isReady();

    const before = await home.idsInView();
    await isLobbyStored(page);
    const clearAgain = await setFault(ownPlatform, { path: APP_CONFIG, ...fault });
    try {
      await home.reload();
      expect(await home.idsInView()).toEqual(before);
      const notice = page.getByText(patternOf(t.common.offline.unreachable));
      await expect(notice).toBeVisible({ timeout: 12_000 });
    } finally {
      await clearAgain();
    }
  });
}

test('the lobby works with a server that only answers the launch calls', async ({
  page,
  home,
  ownPlatform,
  t,
}) => {
  const clears = [
    await setFault(ownPlatform, { path: endpoints.lobbyTips.path, kind: 'no-answer' }),
    await setFault(ownPlatform, { path: endpoints.customerServices.path, kind: 'no-answer' }),
  ];
  await home.open();
  await expect(home.news).toContainText(t.home.notice.welcome);
  await home.chooseCategory(1);
  for (const clear of clears) await clear();
  await expect(page.locator('[data-screen="problem"]')).toHaveCount(0);
});
