/**
 * Red dots: updated each minute while the page is visible, and on return to it (contract, constants part).
 */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { mail } from '#features/mail/texts/en-PH.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

// The counted requests come from the page alone.

const MINUTE_MS = 60_000;
const LIGHT = endpoints.lightRefresh.path;

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('the member screen’s dots [auth.player]', async ({ page, ownPlatform, player, t }) => {
  await page.clock.install();
  await page.goto('/lobby/member');
  const tile = page.locator('[data-screen="member"] a[href="/profile/email"]');
  const { mail: name, mailUnread: news } = t.member;
  const withNews = fill(t.member.withNews, { name, news });
  await expect(tile).toHaveAccessibleName(name);
  const gift = { account: player.account, type: '1', title: 'A gift', content: '<p>Yours</p>' };
  const { mailId } = (await ownPlatform.operator('mail/send', gift)) as { mailId: number };

  await page.clock.fastForward(MINUTE_MS);
  await expect(tile).toHaveAccessibleName(withNews);

  // A hidden page sends no requests, however long it stays hidden.
  await setVisibility(page, 'hidden');
  await (await createPlayerClient(ownPlatform, player)).call('mailDetail', { id: mailId });
  const count = await countRequests(ownPlatform);
  for (let minute = 1; minute <= 3; minute += 1) await page.clock.fastForward(MINUTE_MS);
  expect((await count('/app/'))[LIGHT]).toBeUndefined();
  await expect(tile).toHaveAccessibleName(withNews);
  await setVisibility(page, 'visible');
  await expect(tile).toHaveAccessibleName(name);
});

test('the tabs’ dots on the mail screen [data.mail-dots] [api.mail-dots]', async ({
  page,
  ownPlatform,
  player,
}) => {
  await page.clock.install();
  await page.goto('/profile/email');
  const tab = page.getByRole('tab', { name: new RegExp(`${mail.tab.activity}$`) });
  await expect(tab).toHaveAccessibleName(mail.tab.activity);
  await expect(page.getByText(mail.empty.message, { exact: true })).toBeVisible();
  const send = () => {
    const news = { account: player.account, type: '2', title: 'News', content: '<p>New</p>' };
    return ownPlatform.operator('mail/send', news);
  };
  await send();
  await page.clock.fastForward(MINUTE_MS);
  await expect(tab).toHaveAccessibleName(
    `${fill(mail.unread_one, { count: 1 })} ${mail.tab.activity}`,
  );
  await setVisibility(page, 'hidden');
  await send();
  await setVisibility(page, 'visible');
  await expect(tab).toHaveAccessibleName(
    `${fill(mail.unread_other, { count: 2 })} ${mail.tab.activity}`,
  );
});

test('the menu’s dot [side-menu.red-dot] [data.menu-state]', async ({
  home,
  ownPlatform,
  player,
  t,
}) => {
  await home.open();
  const row = async () => (await home.openMenu()).getByRole('link', { name: t.menu.email });
  await expect(await row()).not.toHaveAccessibleName(new RegExp(t.menu.unread));
  const news = { account: player.account, type: '0', title: 'News', content: '<p>New</p>' };
  await ownPlatform.operator('mail/send', news);
  await home.open();
  await expect(await row()).toHaveAccessibleName(new RegExp(t.menu.unread));
});
