/** Sharing, the invitation screen, and the server's handling of a link (spec §2 "Share dialog", §3, §9). */
import { expect, type Page } from '@playwright/test';
import { invitation as english } from '#features/invitation/texts/en-PH.ts';
import { invitation as invitationThai } from '#features/invitation/texts/th-TH.ts';
import { copy as copyThai } from '#i18n/texts/th-TH/copy.ts';
import { share as shareThai } from '#features/share/texts/th-TH.ts';
import { share as shareEnglish } from '#features/share/texts/en-PH.ts';
import { spinInvite } from '#features/spin-invite/texts/en-PH.ts';
import {
  COUNTRY_CODE,
  freshAccount,
  freshMobile,
  lastCode,
  showPlayer,
} from '#tests/support/pages/account-steps.ts';
import { RegisterPage } from '#tests/support/pages/account-forms.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { changeAnswer, watchBodies } from '#tests/support/pages/calls.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';

const PATH = '/lobby/invitation';
const sheetOf = (page: Page) => page.locator('[data-overlay="share"]');
const screenOf = (page: Page) => page.locator('[data-screen="invitation"]');

test('a link is shared and copied, and each action is reported [routes.lobby-invitation] [share.targets] [share.copy] [data.invite-code-and-aid] [data.share-link] [api.action-log] [errors.clipboard]', async ({
  page,
  context,
  ownPlatform,
  player,
  lobby,
  client,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(globalThis, { shared: [] });
    navigator.share = (data) => {
      Reflect.get(globalThis, 'shared').push(data);
      return Promise.resolve();
    };
  });
  const { inviteCode, playerId } = await showPlayer(ownPlatform, player.account);
  const linkOf = (referrer: 1 | 2) =>
    `${ownPlatform.url}/?outValue=${inviteCode}&install_referrer=h5&aid=${playerId}&share_referrer=${referrer}`;
  const words = lobby.h5?.url[0]?.share ?? {};
  const reports = watchBodies(page, 'actionLog');
  await page.goto(PATH);
  await screenOf(page).getByRole('button', { name: english.share }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByText(linkOf(1), { exact: true })).toBeVisible();

  const hrefs = await sheet.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
    })),
  );
  expect(hrefs.map(({ href }) => new URL(href).protocol + new URL(href).host)).toEqual([
    'https:www.facebook.com',
    'fb-messenger:share',
    'https:wa.me',
    'https:x.com',
  ]);
  for (const { href, rel } of hrefs) {
    expect(rel).toContain('noopener');
    expect([...new URL(href).searchParams.values()].join(' ')).toContain(linkOf(1));
  }
  expect(hrefs.map(({ target }) => target)).toEqual(['_blank', null, '_blank', '_blank']);
  expect(new URL(hrefs[2]?.href ?? '').searchParams.get('text')).toBe(`${words['1']} ${linkOf(1)}`);

  // This test checks only that a press is reported, not where it leads.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  for (const link of await sheet.getByRole('link').all()) await link.click();
  await sheet.getByRole('button', { name: shareEnglish.native, exact: true }).click();
  const copy = sheet.getByRole('button', { name: shareEnglish.copy });
  await copy.click();
  await expect(sheet.getByText('Copy Success.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(linkOf(1));
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown)).toEqual([
    { text: words['1'], url: linkOf(1) },
  ]);
  await expect.poll(() => reports.map(({ actionType }) => actionType)).toEqual([2, 3, 4, 5, 1, 6]);
  await expectUsableInBothThemes(page, 'the share sheet');

  // Without permission the old way of copying is used; if that fails too, a message is shown.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.evaluate(() => navigator.clipboard.write([]).catch(() => undefined));
  await copy.click();
  await expect(sheet.getByText('Copy Success.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(linkOf(1));
  await expect(copy).toBeFocused();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(sheet.getByText(/^Copy Fail\./)).toBeVisible();
  await expect.poll(() => reports.length).toBe(7);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // The wheel shares with its own text and for its round.
  const { tid } = await client.order('spinInvite');
  await page.goto('/activity/spin');
  await page.getByRole('button', { name: spinInvite.wheel.invite }).click();
  await expect(sheet.getByText(linkOf(2), { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: shareEnglish.copy }).click();
  await expect(sheet.getByText('Copy Success.')).toBeVisible();
  await expect.poll(() => reports.at(-1)).toMatchObject({ actionType: 6, tid });
  await page.locator('[data-overlay="share"]').press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a tap beside the share sheet closes it [share.close]', async ({ page, player: _player }) => {
  await page.goto(PATH);
  await screenOf(page).getByRole('button', { name: english.share }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await page.mouse.click(195, 20);
  await expect(sheet).toHaveCount(0);
});

test('without a share address the code is shared as text', async ({
  page,
  player,
  ownPlatform,
}) => {
  const { inviteCode } = await showPlayer(ownPlatform, player.account);
  for (const name of ['appConfig', 'afterLoginConfig'] as const) {
    await changeAnswer(page, name, () => ({ h5: { url: [] } }));
  }
  await page.goto(PATH);
  const screen = screenOf(page);
  await expect(screen.getByText(shareEnglish.noLinkTitle)).toBeVisible();
  await expect(screen.getByText(inviteCode, { exact: true })).toBeVisible();
  await expect(screen.getByRole('button', { name: english.share })).toHaveCount(0);
  await expectUsableInBothThemes(page, 'no link');
});

test('a registration with the link adds a friend and a spin for the inviter', async ({
  page,
  browser,
  context,
  ownPlatform,
  player,
  t,
  client,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { tid } = await client.order('spinInvite');
  await client.order('spin', { tid });
  await page.goto('/activity/spin');
  await expect(page.getByText(spinInvite.wheel.none)).toBeVisible();
  await page.goto(PATH);
  const screen = screenOf(page);
  await expect(screen.getByText(english.friends.none, { exact: true })).toBeVisible();
  await expect(screen.getByRole('img', { name: english.qr })).toBeVisible();
  await expect(screen.getByRole('button', { name: english.superior.title })).toBeVisible();
  await screen.getByRole('button', { name: shareEnglish.copy, exact: true }).click();
  await expect(screen.getByText('Copy Success.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friendsPhone = await browser.newContext({ locale: 'en-PH' });
  const friendsPage = await friendsPhone.newPage();
  await friendsPage.goto(link);
  await expect(friendsPage.locator('[data-screen="home"]')).toBeVisible();
  await friendsPage.goto(`${ownPlatform.url}/register`);
  const account = freshAccount();
  await new RegisterPage(friendsPage, t).register({ account, password: 'lantern2026' });
  await expect(friendsPage).toHaveURL(/\/lobby\/home$/);
  await expect(friendsPage.locator('[data-balance]').first()).toBeVisible();
  await friendsPhone.close();
  const inviter = await showPlayer(ownPlatform, player.account);
  expect((await showPlayer(ownPlatform, account)).pid).toBe(inviter.playerId);

  // The friend counts from the first deposit, with a bound mobile.
  const friendsClient = await createPlayerClient(ownPlatform, { account, password: 'lantern2026' });
  const mobile = { countryCode: COUNTRY_CODE.ph, mobile: freshMobile() };
  await friendsClient.call('smsSend', { ...mobile, scene: 1 });
  const code = await lastCode(ownPlatform, mobile.mobile);
  await friendsClient.order('bindAccount', { ...mobile, code });
  const deposit = { version: 3, amount: 10_000, channelId: 1 };
  const { orderNo } = await friendsClient.order('createDeposit', deposit);
  await ownPlatform.operator('deposit/pay', { reason: 'test', orderNo });

  await page.reload();
  const friend = screen.getByRole('listitem');
  await expect(friend).toHaveCount(1);
  await expect(friend).toContainText(/^..\*{5}/);
  await expectUsableInBothThemes(page, 'the invitation');

  await screen.getByRole('button', { name: english.wheel }).click();
  const round = page.locator('[data-overlay="spin-invite"]');
  await round.getByRole('link', { name: spinInvite.withdraw }).click();
  await expect(round).toHaveCount(0);
  const wheel = page.locator('[data-screen="spin"]');
  await expect(wheel.getByText('1 spin left')).toBeVisible();
  await expect(wheel.getByText('1 friend joined this round')).toBeVisible();
  await wheel.getByRole('button', { name: spinInvite.wheel.spin, exact: true }).click();
  await expect(wheel.getByText(spinInvite.wheel.none)).toBeVisible();
  expect((await client.call('spinRecord', { type: 2 })).list).toHaveLength(3);
  await wheel.getByRole('tab', { name: spinInvite.records.invited }).click();
  await expect(wheel.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
});

test.describe('in Thai, narrow, with doubled text', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('inviting is accessible, and copies without any permission', async ({
    page,
    context,
    ownPlatform,
    player,
    lobby,
  }) => {
    await context.clearPermissions();
    await doubleText(page);
    // The error that a page without the permission gets.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    const { inviteCode, playerId } = await showPlayer(ownPlatform, player.account);
    await page.goto(PATH);
    const screen = screenOf(page);
    await expect(screen.getByText(inviteCode, { exact: true })).toBeVisible();
    await expect(screen.getByText(invitationThai.friends.none, { exact: true })).toBeVisible();
    await expectUsableInBothThemes(page, 'the invitation');
    await screen.getByRole('button', { name: invitationThai.share }).click();
    const sheet = sheetOf(page);
    const link = `${ownPlatform.url}/?outValue=${inviteCode}&install_referrer=h5&aid=${playerId}&share_referrer=1`;
    await expect(sheet.getByText(link, { exact: true })).toBeVisible();
    const words = lobby.h5?.url[0]?.share['1'] ?? '';
    expect(words).toMatch(/\p{Script=Thai}/u);
    const whatsApp = await sheet.getByRole('link').nth(2).getAttribute('href');
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`${words} ${link}`);
    await sheet.getByRole('button', { name: shareThai.copy }).click();
    await expect(sheet.getByText(copyThai.copied, { exact: true })).toBeVisible();
    await expectUsableInBothThemes(page, 'the share sheet');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    // Pasting inserts the link.
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      document.body.append(field);
    });
    await page.locator('#pasted').focus();
    await page.keyboard.press('Control+v');
    await expect(page.locator('#pasted')).toHaveValue(link);
  });
});
