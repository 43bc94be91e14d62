/** A player on a break or self-excluded is invited nowhere to play or to deposit. */
import { expect, type Page } from '@playwright/test';
import { pause } from '#features/pause/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { fewOf } from '#tests/support/extent.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

/** Everything a player can open except a game, with the query that shows the most invitations. */
const ADDRESSES = [
  '/lobby/home',
  '/lobby/home?tab=1',
  '/lobby/deposit',
  '/lobby/invitation',
  '/lobby/activity',
  '/lobby/member',
  '/lobby/task',
  '/deposit?typeId=SignUpBonus',
  '/withdrawal',
  '/withdrawal/spin',
  '/search',
  '/profile/account',
  '/profile/bank',
  '/profile/task',
  '/profile/vip',
  '/profile/items',
  '/profile/email',
  '/profile/email?tab=gift',
  '/activity/index',
  '/activity/spin',
  '/activity/cashBonus',
  '/record/transaction',
  '/record/transaction?tab=deposits',
  '/record/transaction?tab=rounds',
  '/bind',
  '/about',
  '/responsible',
  '/responsible/limits',
  '/responsible/breaks',
  '/responsible/records',
  '/responsible/help',
  '/service',
];

/** Links and elements that a paused player must not be shown. */
const INVITATIONS = [
  'deposit',
  'start',
  'search',
  'activity',
  'lobby/deposit',
  'lobby/activity',
  'lobby/invitation',
  'lobby/task',
  'profile/task',
  'profile/vip',
  'profile/items',
  'withdrawal/spin',
].map((path) => `a[href^="/${path}"]`);
const NEWS = ['[data-game-id]', '[role=marquee]', '[aria-roledescription]', '[data-reward]'];
const WORDS =
  /^(deposit\b|play(?! responsibly)|spin|claim|receive|buy|invite|install|get the app)/i;

/** Visible invitations, by name. */
const found = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selector, words]) => {
      const wanted = new RegExp(words, 'i');
      const pressed = [...document.querySelectorAll('button, a, [role=tab]')].filter((part) =>
        wanted.test((part.getAttribute('aria-label') ?? part.textContent ?? '').trim()),
      );
      return [...document.querySelectorAll(selector), ...pressed]
        .filter((part) => part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 120));
    },
    [[...INVITATIONS, ...NEWS].join(', '), WORDS.source] as const,
  );

const DAY = { hours: 24 };
const STATES = {
  'on-break': pause.closed,
  excluded: pause.closedNoEnd,
  'no-play': pause.blockedText,
} as const;

for (const [status, words] of Object.entries(STATES)) {
  test(`${status}: no screen promotes games, deposits or bonuses`, async ({
    page,
    ownPlatform,
  }) => {
    const player = await makePlayer(ownPlatform, { coin: 50_000 });
    const { account } = player;
    await ownPlatform.operator('player/package', { account, package: 6004 });
    if (status === 'on-break')
      await (await createPlayerClient(ownPlatform, player)).call('takeBreak', DAY);
    else await ownPlatform.operator('player/status', { reason: 'test', account, status });
    const mail = {
      account,
      title: 'For you',
      content: 'Come in.',
      rewards: '2001:5000',
      reason: 'test',
    };
    const button = { button: 'To the wheel', 'click-type': 1, 'click-action': 20 };
    for (const type of [0, 1, 2]) {
      await ownPlatform.operator('mail/send', { ...mail, ...button, type });
    }
    await signIn(page, ownPlatform, player);
    // A status without dates arrives with the first light refresh and is known from then on.
    await page.goto('/lobby/home');
    await expect(page.locator('[data-screen="home"] [data-pause]')).toBeVisible();
    for (const address of fewOf(ADDRESSES)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('#shell')).toHaveCount(0);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect.soft(await found(page), address).toEqual([]);
      });
    }
    await page.goto('/profile/email');
    await page.locator('[data-mail]').click();
    await expect(page.locator('[data-overlay="mail"]')).toContainText('Come in.');
    expect(await found(page), 'a message').toEqual([]);
    await page.goto('/lobby/home');
    const home = page.locator('[data-screen="home"]');
    await expect(home).toContainText(words);
    await expectUsableInBothThemes(page, `the lobby, ${status}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await found(page), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
    for (const name of [pause.withdrawal, pause.records, pause.limits, pause.service]) {
      await expect(home.getByRole('link', { name })).toBeVisible();
    }
  });
}
