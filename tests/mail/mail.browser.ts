/** The player's mail (spec §2 `/profile/email`; spec §3, "Mail dots"). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { mail as english } from '#features/mail/texts/en-PH.ts';
import { mail as thai } from '#features/mail/texts/th-TH.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { MAIL_ACCOUNT } from '#server/demo/scenarios/mail-scenarios.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { offline } from '#tests/support/browser.ts';
import { loseAnswer } from '#tests/support/pages/calls.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { holdOthers } from '#tests/support/pages/held-calls.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { type Account, refuseOnce, setFault } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalIn, refusalText } from '#tests/support/pages/texts.ts';

const PATH = '/profile/email';
const rows = (page: Page) => page.locator('[data-mail]');
const sheetOf = (page: Page) => page.locator('[data-overlay="mail"]');
const rewardOf = (page: Page) => page.getByRole('dialog', { name: reward.title });
const tabOf = (page: Page, kind: keyof typeof english.tab) =>
  page.getByRole('tab', { name: new RegExp(`${english.tab[kind]}$`) });

/** Sends a mail as the operator. @returns its number */
async function send(
  platform: PlatformProcess,
  { account }: Account,
  type: 0 | 1 | 2,
  title: string,
  more: object = {},
): Promise<number> {
  const content = `<p>${title}</p>`;
  const mail = { account, type: String(type), title, content, reason: 'test', ...more };
  const { mailId } = (await platform.operator('mail/send', mail)) as { mailId: number };
  return mailId;
}

test('a notification opens its mail, or says that the mail is gone', async ({
  page,
  ownPlatform,
  player,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const id = await send(ownPlatform, player, 1, 'A gift for you', { rewards: '2001:500' });
  await page.goto(`${PATH}?tab=gift&mail=${id}&source=push`);
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('heading', { name: 'A gift for you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile\/email\?tab=gift$/);
  await expect(rows(page)).toHaveCount(1);

  await test.step('a refused claim is explained, a lost one is retried', async () => {
    const { path } = endpoints.claimMail;
    await rows(page).first().click();
    const footer = sheet.getByRole('alert');
    for (const [code, text] of [
      [1243, english.error.expired],
      [1262, english.error.nothing],
    ] as const) {
      await refuseOnce(ownPlatform, path, code);
      await untilDebounced(page);
      await sheet
        .getByRole('button', { name: new RegExp(`^(?:${english.claim}|${english.claimAgain})$`) })
        .click();
      await expect(footer).toHaveText(refusalText(text, { code }));
    }
    await loseAnswer(page, 'claimMail');
    await untilDebounced(page);
    await sheet.getByRole('button', { name: english.claimAgain, exact: true }).click();
    await expect(rewardOf(page)).toContainText('₱5.00');
    // The pressed button disappears with the claim: the focus stays in the sheet below.
    await expect(sheet.getByText(english.claimAgain, { exact: true })).toHaveCount(0);
    await closeByEscape(rewardOf(page));
    await expect(sheet.locator(':focus')).toHaveCount(1);
  });

  await test.step('a refused deletion is explained and can be repeated', async () => {
    const { path } = endpoints.deleteMail;
    await refuseOnce(ownPlatform, path, 1264);
    await sheet.getByRole('button', { name: english.delete, exact: true }).click();
    const question = sheet.getByRole('group', { name: english.deleteAsk });
    const confirm = question.getByRole('button', { name: english.delete, exact: true });
    await confirm.click();
    await expect(question.getByRole('alert')).toHaveText(
      refusalText(english.error.claimFirst, { code: 1264 }),
    );
    await confirm.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(english.empty.gift, { exact: true })).toBeVisible();
  });

  await page.goto(`${PATH}?tab=gift&mail=${id}`);
  await expect(sheet.getByText(refusalIn(english.error.gone, { code: 1261 }))).toBeVisible();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await expect(sheet).toHaveCount(0);
});

test.describe(() => {
  test.use({ movesClock: true });

  test('three tabs: pages, one mail, claiming one and all, deleting, expiry [routes.profile-email]', async ({
    page,
    ownPlatform,
  }) => {
    await ownPlatform.operator('scenario/apply', { name: 'mail-full' });
    const account = { account: MAIL_ACCOUNT, password: DEMO_PASSWORD };
    await signIn(page, ownPlatform, account);
    const client = await createPlayerClient(ownPlatform, account);
    const coin = async () => (await client.call('refreshBalance')).coin;
    const before = await coin();
    const sheet = sheetOf(page);
    const row = (title: string) => rows(page).filter({ hasText: title });
    const dotsOf = (kind: keyof typeof english.tab, count: number) =>
      expect(tabOf(page, kind)).toHaveAccessibleName(
        count === 0
          ? english.tab[kind]
          : `${fill(count === 1 ? english.unread_one : english.unread_other, { count })} ${english.tab[kind]}`,
      );

    await test.step('messages load in pages', async () => {
      await page.goto(PATH);
      await expect(rows(page).first()).toBeVisible();
      await expect(tabOf(page, 'message')).toHaveAttribute('aria-selected', 'true');
      await dotsOf('message', 25);
      await expect(async () => {
        await rows(page).last().scrollIntoViewIfNeeded();
        await expect(rows(page)).toHaveCount(45, { timeout: 500 });
      }).toPass();
      await expect(page.getByText(english.end)).toBeVisible();
      await rows(page).first().click();
      await expect(sheet.getByRole('heading', { name: 'Harbor news 45' })).toBeVisible();
      await expect(sheet.getByRole('listitem')).toHaveText([
        'New games every Friday',
        'Quicker withdrawals to wallets',
      ]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await dotsOf('message', 24);
    });

    await test.step('read mails are deleted in one tap', async () => {
      await page.getByRole('button', { name: english.deleteRead, exact: true }).click();
      const question = page.getByRole('group', {
        name: fill(english.deleteReadAsk_other, { count: 21 }),
      });
      await question.getByRole('button', { name: english.delete, exact: true }).click();
      await expect(rows(page)).toHaveCount(24);
    });

    await test.step('a gift is claimed before it is deleted', async () => {
      await tabOf(page, 'gift').click();
      await expect(rows(page)).toHaveCount(3);
      await expect(row('A gift you claimed')).toContainText(english.state.claimed);
      await row('A gift for your first week').click();
      await expect(sheet.getByText(english.rewards)).toBeVisible();
      await sheet.getByRole('button', { name: english.delete, exact: true }).click();
      await expect(sheet.getByText(english.claimFirst)).toBeVisible();
      await sheet.getByRole('button', { name: english.claim, exact: true }).click();
      await expect(rewardOf(page)).toContainText('₱50.00');
      await closeByEscape(rewardOf(page));
      await expect(sheet.getByText(english.state.claimed)).toBeVisible();
      await expect(sheet.getByText(english.claimFirst)).toHaveCount(0);
      await sheet.getByRole('button', { name: english.delete, exact: true }).click();
      await sheet
        .getByRole('group', { name: english.deleteAsk })
        .getByRole('button', { name: english.delete, exact: true })
        .click();
      await expect(sheet).toHaveCount(0);
      await expect(row('A gift for your first week')).toHaveCount(0);
      expect(await coin()).toBe(before + 5000);
    });

    await test.step('all remaining gifts are claimed at once', async () => {
      await tabOf(page, 'activity').click();
      await expect(row('Tasks with rewards')).toContainText(english.state.claimable);
      await row('Your free spin is ready').click();
      await expect(sheet.getByRole('link', { name: 'Go to the wheel' })).toHaveAttribute(
        'href',
        '/activity/spin',
      );
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await page.getByRole('button', { name: english.claimAll, exact: true }).click();
      await expect(rewardOf(page)).toContainText('₱10.00');
      await page.keyboard.press('Escape');
      await expect(row('Tasks with rewards')).toContainText(english.state.claimed);
      await expect(page.getByRole('button', { name: english.claimAll, exact: true })).toHaveCount(
        0,
      );
      expect(await coin()).toBe(before + 6000);
    });

    await test.step('a gift that expires while shown is refused and removed', async () => {
      await tabOf(page, 'gift').click();
      const soon = row('Your gift expires soon');
      await expect(soon).toContainText(/(?:30:00|29:\d\d) left/);
      await soon.click();
      const claim = sheet.getByRole('button', { name: english.claim, exact: true });
      await expect(claim).toBeVisible();
      // Any other answer would carry the server time, and the gift would expire before it is pressed.
      const release = await holdOthers(page, 'claimMail');
      await ownPlatform.operator('clock/advance', { ms: 3_600_000 });
      await claim.click();
      await expect(sheet.getByText(english.lapsed)).toBeVisible();
      await release();
      await expect(claim).toHaveCount(0);
      await page.goto(`${PATH}?tab=gift`);
      await expect(row('A gift you claimed')).toBeVisible();
      await expect(soon).toHaveCount(0);
      expect(await coin()).toBe(before + 6000);
    });
  });
});

test('a list that fails to load shows why, and loads with the network', async ({
  page,
  context,
  ownPlatform,
  player,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await send(ownPlatform, player, 0, 'Hello');
  const { path } = endpoints.mails;
  const clear = await setFault(ownPlatform, { path, kind: 'http', value: 503 });
  await page.goto(PATH);
  await expect(page.getByText(english.loadFailed)).toBeVisible();
  await clear();
  await page.getByRole('alert').getByRole('button').click();
  await expect(rows(page)).toHaveCount(1);
  await offline(context, async () => {
    await tabOf(page, 'activity').click();
    await expect(page.getByText(english.loadFailed)).toBeVisible();
    await tabOf(page, 'message').click();
    await expect(rows(page)).toHaveCount(1);
    await tabOf(page, 'activity').click();
  });
  await expect(page.getByText(english.empty.activity, { exact: true })).toBeVisible();
});

test.describe('in Thai, with doubled text', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('nothing is cut off', async ({ page, ownPlatform, player }) => {
    await doubleText(page);
    const id = await send(ownPlatform, player, 1, 'ของขวัญสำหรับสัปดาห์แรกของคุณที่ล็อบบี้', {
      rewards: '2001:123456789,1001:1,4001:2',
      confirm: 123_456_789,
    });
    await page.goto(`${PATH}?tab=gift`);
    await expect(rows(page).first()).toContainText(thai.state.claimable);
    await expectUsableInBothThemes(page, 'mail, doubled, in Thai');
    await page.locator(`[data-mail="${id}"]`).click();
    await expect(sheetOf(page).getByText(thai.rewards)).toBeVisible();
    await expectUsableInBothThemes(page, 'a mail, doubled, in Thai');
  });
});
