/** The player's tasks (spec §2 `/profile/task`, `/lobby/task`; spec §3, task types and task data). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { task as english } from '#features/task/texts/en-PH.ts';
import { task as thai } from '#features/task/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { countReqNos, loseAnswer, watchBodies } from '#tests/support/pages/calls.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { freshMobile } from '#tests/support/pages/account-steps.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import {
  countRequests,
  makePlayer,
  refuseOnce,
  setFault,
} from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';

const LOG_IN = 1;
const FIRST_PAY = 5;
const SHARE_ON_FACEBOOK = 8;
const FACEBOOK = 2;

const taskOf = (page: Page, id: number) => page.locator(`[data-task="${id}"]`);
const claimOf = (page: Page, name: string) =>
  page.getByRole('button', { name: fill(english.claimOf, { name }), exact: true });
const rewardOf = (page: Page) => page.getByRole('dialog', { name: reward.title });

async function closeReward(page: Page, amount: string): Promise<void> {
  await expect(rewardOf(page)).toContainText(amount);
  await closeByEscape(rewardOf(page));
}

test('each task shows progress and a link; a claim is paid once, also when its answer is lost [routes.lobby-task] [auth.player]', async ({
  page,
  ownPlatform,
  lobby,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const player = await makePlayer(ownPlatform, { coin: 10_000 });
  await signIn(page, ownPlatform, player);
  const client = await createPlayerClient(ownPlatform, player);
  const path = endpoints.claimTask.path;
  await page.goto('/lobby/task');
  await expect(page.locator('[data-screen="task"] [data-task]')).toHaveCount(
    lobby.appTaskConfigList.length,
  );

  await test.step('claimable tasks first, then in the server’s order', async () => {
    const shown = await page
      .locator('[data-task]')
      .evaluateAll((rows) => rows.map((row) => Number(row.dataset['task'])));
    const rest = lobby.appTaskConfigList
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .map(({ id }) => id)
      .filter((id) => id !== LOG_IN && id !== FIRST_PAY);
    expect(shown).toEqual([LOG_IN, FIRST_PAY, ...rest]);
    await expect(taskOf(page, 3)).toContainText('0 of 50');
    await expect(
      page.getByRole('progressbar', { name: fill(english.steps.done_other, { count: 0 }) }),
    ).toHaveAttribute('aria-valuetext', '0 of 6');
    await expect(page.getByRole('timer')).toHaveText(/^Resets in \d+:\d\d(:\d\d)?$/);
    await expectUsableInBothThemes(page, 'tasks');
  });

  await test.step('two taps are one claim', async () => {
    const counts = await countRequests(ownPlatform);
    await claimOf(page, english.title['log-in']).dblclick();
    await closeReward(page, '₱2.00');
    await expect(taskOf(page, LOG_IN)).toHaveAttribute('data-state', 'claimed');
    expect((await counts(path))[path]).toBe(1);
  });

  await test.step('a lost answer is requested again by itself, under the same number', async () => {
    const sent = watchBodies(page, 'claimTask');
    await loseAnswer(page, 'claimTask');
    await untilDebounced(page);
    await claimOf(page, fill(english.title['first-pay'], { amount: '₱100' })).press('Enter');
    await closeReward(page, '₱20.00');
    expect(countReqNos(sent)).toBe(1);
    await expect(taskOf(page, FIRST_PAY)).toHaveAttribute('data-state', 'claimed');
    expect((await client.call('refreshBalance')).coin).toBe(10_000 + 200 + 2_000);
  });

  await test.step('two claimed tasks advance the day', async () => {
    await untilDebounced(page);
    await claimOf(page, fill(english.steps.count_other, { count: 2 })).click();
    await closeReward(page, '₱2.00');
    await expect(page.locator('[data-step="2"]')).toHaveAttribute('data-state', 'claimed');
    await expect(page.locator('[data-step="4"]')).toContainText('2 more');
  });

  await test.step('sharing counts as soon as its dialog closes', async () => {
    const share = taskOf(page, SHARE_ON_FACEBOOK);
    await share.getByRole('button').click();
    const dialog = page.locator('[data-overlay]');
    await expect(dialog).toBeVisible();
    await client.call('actionLog', { actionType: FACEBOOK });
    await page.keyboard.press('Escape');
    await expect(share).toHaveAttribute('data-state', 'claimable');
  });

  await test.step('the others link to where they are done', async () => {
    const way = (name: string) =>
      page.getByRole('link', { name: fill(english.goOf, { name }), exact: true });
    await way(english.title.bind).click();
    await expect(page).toHaveURL(/\/bind$/);
    await page.goBack();
    await way(fill(english.title['play-slot_other'], { count: 50 })).click();
    await expect(page.getByRole('tab', { name: 'Slots', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile/task');
  await expect(page.locator('[data-screen="profileTask"] [data-task]').first()).toBeVisible();
  await expectUsableInBothThemes(page, 'tasks at 320 px');
});

test('refusals, lost answers and unknown tasks are explained [routes.profile-task]', async ({
  page,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const player = await makePlayer(ownPlatform, { mobile: `63${freshMobile()}` });
  await signIn(page, ownPlatform, player);
  const { path } = endpoints.claimTask;
  const clear = await setFault(ownPlatform, {
    path: endpoints.tasks.path,
    kind: 'http',
    value: 503,
  });
  await page.goto('/profile/task');
  await expect(page.getByText(english.loadFailed)).toBeVisible();
  await clear();
  await page.getByRole('alert').getByRole('button').click();
  const claim = claimOf(page, english.title['log-in']);
  for (const [code, text] of [
    [1241, english.error.claimed],
    [1242, english.error.notReached],
  ] as const) {
    await refuseOnce(ownPlatform, path, code);
    await untilDebounced(page);
    await claim.click();
    await expect(page.getByRole('alert')).toHaveText(refusalText(text, { code }));
  }

  await page.route(`**${endpoints.tasks.path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { taskData: string };
    const taskData = {
      ...(JSON.parse(body.taskData) as object),
      99: { taskTarget: 3, num: 1, isReceive: 0.5 },
      98: { taskTarget: 'three' },
      1: { taskTarget: 1, num: 1, isReceive: 7 },
    };
    await route.fulfill({ json: { ...body, taskData: JSON.stringify(taskData) } });
  });
  await page.reload();
  await expect(taskOf(page, 99)).toContainText(fill(english.title.other, { id: 99 }));
  await expect(taskOf(page, 99)).toContainText(english.otherText);
  await expect(taskOf(page, 99)).toContainText('1 of 3');
  await expect(taskOf(page, 98)).toHaveCount(0);
  await expect(taskOf(page, LOG_IN)).toHaveAttribute('data-state', 'open');
});

test('the day ends by the server’s clock, and the next one loads by itself', async ({
  page,
  player: _player,
}) => {
  await page.clock.install();
  // In every answer the server is a day ahead of the phone; its day ends in 90 seconds, the next in two days.
  let forwarded = 0;
  const platformNow = () => Date.now() + forwarded + 86_400_000;
  let asked = 0;
  await page.route('**/app/v1/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const changed = 'serverTime' in body ? { ...body, serverTime: platformNow() } : body;
    if (!route.request().url().endsWith(endpoints.tasks.path))
      return route.fulfill({ json: changed });
    asked += 1;
    const resetTime = platformNow() + (asked === 1 ? 90_000 : 2 * 86_400_000 + 1_000);
    return route.fulfill({ json: { ...changed, resetTime } });
  });
  await page.goto('/profile/task');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Resets in 1:(?:[012]\d|30)$/);
  const before = asked;
  forwarded = 91_000;
  await page.clock.fastForward(forwarded);
  await expect(timer).toHaveText('Resets in 2 days');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(asked).toBe(before + 1);
});

test.describe('in Thai, with doubled text', () => {
  test.use({ market: 'th' });

  test('nothing is cut off', async ({ page, player: _player }) => {
    await doubleText(page);
    await page.goto('/profile/task');
    await expect(taskOf(page, LOG_IN)).toContainText(thai.title['log-in']);
    await expectUsableInBothThemes(page, 'tasks, doubled, in Thai');
  });
});
