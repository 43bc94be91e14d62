/** A player on a break or at a limit is not invited to play (contract, player protection part). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { listedActivities } from '#shared/activity/activities.ts';
import { notice } from '#shared/notice/activity.ts';
import { activityCentre as english } from '#features/activity-centre/texts/en-PH.ts';
import { pause } from '#features/pause/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { ActivityPage, QUEUE, test } from '#tests/support/pages/activity-page.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';

/** A sign-up package whose first day can be claimed. */
const PACKAGE = 6004;
const { path: ACTIVITIES } = endpoints.activities;

/** By scenario of the demo player: the text that the activity centre shows instead of its list. */
const PAUSED = {
  'on-break': pause.closed,
  'self-excluded': pause.closed,
  'limit-reached': english.paused.title,
} as const;

test.beforeEach(({ activities }) => activities.runOnly(QUEUE));

for (const [name, words] of Object.entries(PAUSED)) {
  test(`${name}: no activity opens, shows a badge or can be claimed`, async ({
    page,
    context,
    home,
    activities,
    ownPlatform,
    t,
  }) => {
    const member = page.locator('[data-screen="member"]');
    const dot = member.getByRole('img', { name: t.member.bonusUnclaimed });
    const { account } = ownPlatform.demo;
    await ownPlatform.operator('player/package', { account, package: PACKAGE });
    await ownPlatform.operator('scenario/apply', { name });
    await signIn(page, ownPlatform);
    const answered = page.waitForResponse(`**${ACTIVITIES}`);
    const isThere = () => (name === 'limit-reached' ? home.isReady() : home.isCalm());
    await page.goto('/lobby/home');
    await isThere();
    const { activityIds } = (await (await answered).json()) as { activityIds: number[] };
    expect(activityIds).toEqual([]);
    await activities.staysQuiet({ hasDecided: true });

    // Another server may list the running activities all the same.
    await page.route(`**${ACTIVITIES}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({
        response,
        json: { ...answer, activityIds: listedActivities.map(({ id }) => id) },
      });
    });
    await page.reload();
    await isThere();
    await activities.staysQuiet({ hasDecided: true });
    expect(await activities.shown()).toEqual([]);

    const refreshed = page.waitForResponse(`**${endpoints.lightRefresh.path}`);
    await page.goto('/lobby/member');
    expect(await (await refreshed).json()).toMatchObject({ red: { task: 0, signUp: 0 } });
    await expect(member).toBeVisible();
    await expect(dot).toHaveCount(0);

    await page.goto('/lobby/activity');
    const screen = page.locator('[data-screen="activities"]');
    await expect(screen).toContainText(words);
    await expect(screen.locator('[data-reward]')).toHaveCount(0);
    await expect(screen.getByRole('navigation')).toHaveCount(0);
    await expectUsableInBothThemes(page, `the activity centre, ${name}`);

    // The same player gets invitations again after the break.
    await ownPlatform.operator('scenario/apply', { name: 'protection-none' });
    const tab = await context.newPage();
    const invited = new ActivityPage(tab, ownPlatform);
    await tab.goto('/lobby/home');
    await invited.isAlone(notice.id);
    await page.reload();
    await expect(screen.locator('[data-reward]').first()).toBeVisible();
    await page.goto('/lobby/member');
    await expect(dot).toHaveCount(1);
  });
}
