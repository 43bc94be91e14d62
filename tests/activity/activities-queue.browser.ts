/** Which activities open by themselves, and when (spec §4, "Activity modal"). */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { activities as known } from '#shared/activity/activities.ts';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { ActivityPage, QUEUE, test } from '#tests/support/pages/activity-page.ts';
import { holdBack } from '#tests/support/pages/held-calls.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { SignUpDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { countTaps } from '#tests/support/pages/taps.ts';
import { signIn } from '#tests/support/sign-in.ts';

// The tests are about movement.
test.use(WITH_MOTION);

const { id: notice } = known.notice;
const { id: signUpBonus } = known['sign-up-bonus'];
const { id: accumulatedRecharge } = known['accumulated-recharge'];

const DAY = 86_400_000;
const HALF_DAY = DAY / 2;
const HOUR = 3_600_000;

test.beforeEach(({ activities }) => activities.runOnly(QUEUE));

test('activities open in order, one at a time, once a session, without layout shifts [activity-modal.one-at-a-time] [storage.activity-ids] [flow.activity-modal.queue] [auth.player]', async ({
  page,
  home,
  activities,
  newcomer: _newcomer,
}) => {
  await watchLayoutShifts(page);
  await home.open();
  await activities.bringsUp(QUEUE);
  await activities.staysQuiet();
  expect(await activities.shown()).toEqual(QUEUE);
  expect(await layoutShifts(page)).toEqual([]);
  await home.reload();
  await activities.staysQuiet();
});

test('what opens by itself is claimed in one tap', async ({ page, home, activities }) => {
  await activities.runOnly([signUpBonus]);
  const { account, ...player } = await makePlayer(activities.platform);
  const harbor = { account, package: 6005, 'days-ago': 1 };
  await activities.platform.operator('player/package', harbor);
  await signIn(page, activities.platform, { account, ...player });
  const taps = await countTaps(page);
  const { claim, dialog } = new SignUpDialog(page);
  await home.open();
  await claim.tap();
  await expect(dialog.locator('output')).toBeFocused();
  expect(taps()).toBe(1);
});

/** A new tab is a new session on the same phone: checks which activities open in it. */
async function comesUp(
  { context, ownPlatform }: { context: BrowserContext; ownPlatform: PlatformProcess },
  ids: readonly number[],
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const page = await context.newPage();
  const activities = new ActivityPage(page, ownPlatform);
  await prepare(page);
  await page.goto('/lobby/home');
  await activities.bringsUp(ids);
  await activities.staysQuiet();
  await page.close();
}

test('a notice opens again after twelve hours, the others in the next session [flow.activity-modal.interval]', async ({
  context,
  ownPlatform,
  newcomer: _newcomer,
}) => {
  const at = (ms: number) => (page: Page) => page.clock.install({ time: Date.now() + ms });
  await comesUp({ context, ownPlatform }, QUEUE);
  const late = [signUpBonus, accumulatedRecharge];
  // An hour before the interval ends, so that a slow machine does not exceed it.
  await comesUp({ context, ownPlatform }, late, at(HALF_DAY - HOUR));
  await comesUp({ context, ownPlatform }, QUEUE, at(HALF_DAY));
});

test('a completed activity never opens again', async ({
  context,
  ownPlatform,
  newcomer: _newcomer,
}) => {
  await comesUp({ context, ownPlatform }, [signUpBonus], (page) =>
    page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      localKeys.activityMarks,
      `{"${notice}":-1,"${accumulatedRecharge}":-1}`,
    ] as const),
  );
});

test('activities wait while the player is outside the lobby', async ({
  page,
  home,
  t,
  activities,
  newcomer: _newcomer,
  hotGame,
}) => {
  const start = `/start?gameId=${hotGame.id}`;
  for (const path of [start, '/deposit', '/withdrawal', '/profile/bank', '/lobby/member']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main[data-screen]')).toBeVisible();
      await activities.staysQuiet();
      expect(await activities.shown()).toEqual([]);
    });
  }
  await page.getByRole('link', { name: t.common.tabs.home, exact: true }).click();
  await home.isReady();
  await activities.bringsUp(QUEUE);
});

test('activities wait for an open overlay and a pending answer', async ({
  page,
  home,
  activities,
  newcomer: _newcomer,
  hotGame,
}) => {
  const release = await holdBack(page, 'activities');
  const answerLike = await holdBack(page, 'gameLike');
  const listAsked = page.waitForRequest(`**${endpoints.activities.path}`);
  await home.open();
  // The list is requested at an idle moment, so before anything is open.
  await listAsked;
  const asked = page.waitForRequest(`**${endpoints.gameLike.path}`);
  await home.like(hotGame.id);
  await asked;
  await home.openMenu();
  await release();
  await activities.staysQuiet({ hasAsked: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay="side-menu"]')).toHaveCount(0);
  await activities.staysQuiet({ hasAsked: true });
  await answerLike();
  await activities.isAlone(notice);
});

test('activities that are not running or not yet open to the player are skipped [flow.activity-modal.skip-beginner]', async ({
  context,
  activities,
  ownPlatform,
  newcomer: _newcomer,
}) => {
  await activities.runOnly([notice, accumulatedRecharge]);
  const time = { id: notice, 'beginner-time': Date.now() + DAY };
  await ownPlatform.operator('activity/set', time);
  await comesUp({ context, ownPlatform }, [accumulatedRecharge]);
  await activities.runOnly([notice]);
  await ownPlatform.operator('activity/set', { ...time, 'beginner-time': Date.now() - DAY });
  await comesUp({ context, ownPlatform }, [notice]);
});

test('a bought package with nothing to claim is skipped [flow.activity-modal.skip-owned]', async ({
  context,
  activities,
  ownPlatform,
  newcomer: _newcomer,
}) => {
  await activities.runOnly([signUpBonus, accumulatedRecharge]);
  const ownedWith = (days: (number | null)[]) => (page: Page) =>
    page.route(`**${endpoints.signUpBonus.path}`, async (route) => {
      const response = await route.fetch();
      const own = { id: 1, propId: 1, buyTime: Date.now(), loginPayDataJson: { days } };
      const answer = { ...((await response.json()) as object), hasProps: 1, ownList: [own] };
      await route.fulfill({ response, json: answer });
    });
  await comesUp({ context, ownPlatform }, [accumulatedRecharge], ownedWith([1, null]));
  await activities.runOnly([signUpBonus]);
  await comesUp({ context, ownPlatform }, [signUpBonus], ownedWith([1, -1, null]));
});

test('an activity opens only once its data has loaded', async ({
  page,
  home,
  activities,
  newcomer: _newcomer,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await activities.runOnly([accumulatedRecharge]);
  const { path } = endpoints.accumulatedRecharge;
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
  await page.route(`**${path}`, (route) => route.abort());
  await home.open();
  await lost;
  await activities.staysQuiet({ hasAsked: true });
  expect(await activities.shown()).toEqual([]);

  await page.unroute(`**${path}`);
  const release = await holdBack(page, 'accumulatedRecharge');
  const asked = page.waitForRequest(`**${path}`);
  await page.locator('nav a[href="/lobby/member"]').click();
  await page.getByRole('link', { name: t.common.tabs.home, exact: true }).click();
  await asked;
  await activities.staysQuiet();
  await release();
  const dialog = activities.dialog(accumulatedRecharge);
  await dialog.waitFor();
  expect(await dialog.getAttribute('data-variant'), 'whole at first sight').toBe('ready');
  await activities.isAlone(accumulatedRecharge);
});

test('the notice dialog does not open without a notice', async ({
  context,
  activities,
  ownPlatform,
  newcomer: _newcomer,
}) => {
  await activities.runOnly([notice, signUpBonus]);
  await comesUp({ context, ownPlatform }, [signUpBonus], (page) =>
    changeLobbyAnswer(page, (answer) => {
      answer['appNoticeConfigList'] = [];
    }),
  );
});

test('a visitor sees no activities; signing in restarts the queue', async ({
  page,
  home,
  login,
  activities,
  ownPlatform,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await home.open();
  await page.evaluate(
    ([key, ids]) => {
      const marks = ids.map((id) => [id, -1] as const);
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(marks)));
    },
    [localKeys.activityMarks, QUEUE] as const,
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  expect(activities.hasCode).toBe(false);
  expect(asked.filter((url) => url.includes(endpoints.activities.path))).toEqual([]);

  await page.goto('/login?back=%2Flobby%2Fhome');
  await login.signIn(await makePlayer(ownPlatform));
  await home.isReady();
  await activities.bringsUp(QUEUE);
  expect(await activities.marks()).toMatchObject({ [notice]: expect.any(Number) });
});
