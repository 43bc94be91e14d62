/** The account screens in every language: all texts are translated. */
import { expect, type Page } from '@playwright/test';
import { pageWords } from '#shared/text/page-words.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { enUS } from '#i18n/texts/en-US/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { MemberPage } from '#tests/support/pages/account-member.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { ask, fetchLobby } from '#tests/support/pages/lobby-data.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { expectNoKeys, wordsOf } from '#tests/support/pages/translated.ts';

const LANGUAGES = [
  { language: 'en-PH', market: 'ph', texts: enPH },
  { language: 'en-US', market: 'ph', texts: enUS },
  { language: 'th-TH', market: 'th', texts: thTH },
  { language: 'th-TH', market: 'ph', texts: thTH },
] as const;

const VISITOR = {
  login: ({ login }: Texts) => [login.title, login.keep, login.forgot, login.create],
  register: ({ account }: Texts) => [
    account.register.title,
    account.confirmPassword,
    account.email,
    account.register.age,
  ],
  forget: ({ account }: Texts) => [
    account.forget.title,
    account.forget.lead,
    account.code.send,
    account.forget.noMobile,
  ],
} as const;

/** Names that are the same in every language. */
const NAMES = /MB|Parola|VIP|English|Philippines|\bUS\b/g;

/**
 * Checks that no text is a key or has an unfilled placeholder, and that Thai has no Latin words but names.
 */
async function expectTranslated(page: Page, texts: Texts, own: readonly string[]): Promise<void> {
  await expectNoKeys(page);
  if (texts !== thTH) return;
  const rest = (await wordsOf(page))
    .map((line) => own.reduce((left, name) => left.replaceAll(name, ''), line))
    .filter((line) => /[A-Za-z]{2,}/.test(line.replaceAll(NAMES, '')));
  expect(rest, 'English left over in Thai').toEqual([]);
}

for (const { language, market, texts } of LANGUAGES) {
  test.describe(`${language} in the market ${market}`, () => {
    test.use({ market });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('parola.language', chosen);
      }, language);
    });

    test('the visitor’s forms', async ({ page, ownPlatform }) => {
      // The operator's own texts are shown as the server sends them.
      const { appCustomerServiceQueue } = await ask(ownPlatform, 'customerServices');
      const { responsible } = await fetchLobby(ownPlatform);
      const own = [
        ...(appCustomerServiceQueue ?? []).map(({ name }) => name),
        ...(responsible?.links ?? []).map(({ label }) => label),
        responsible?.tagline,
        responsible?.helpline,
        responsible?.licenseNo,
      ].filter((text) => text !== undefined);
      for (const [screen, expected] of Object.entries(VISITOR)) {
        await test.step(screen, async () => {
          await page.goto(`/${screen}`);
          const main = page.locator(`[data-screen="${screen}"]`);
          await expect(main).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page).toHaveTitle(pageWords(language).title);
          await expect(page.locator('footer ul').first().getByRole('listitem')).toHaveCount(4);
          for (const text of expected(texts)) await expect(main).toContainText(text);
          // The validation messages of the fields, too.
          await main.locator('button[type="submit"]').click();
          await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
          await expectTranslated(page, texts, own);
        });
      }
    });

    test('the player’s screens and sheets', async ({ page, player }) => {
      const coin = market === 'ph' ? '₱1,234.56' : '฿1,234.56';
      await page.goto('/bind');
      const bind = page.locator('[data-screen="bind"]');
      await expect(bind).toContainText(texts.account.bind.lead);
      await expectTranslated(page, texts, []);
      const member = new MemberPage(page, texts);
      await member.open();
      await expect(member.balance).toHaveText(coin);
      const own = [player.account];
      for (const text of [texts.member.balance, texts.member.bind, texts.member.logout.row]) {
        await expect(member.screen).toContainText(text);
      }
      await expectTranslated(page, texts, own);
      for (const [name, title] of [
        ['redeem-code', texts.member.redeem.title],
        ['superior', texts.member.superior.title],
        ['sign-in-sessions', texts.member.sessions.title],
      ] as const) {
        const sheet = await member.openSheet(name);
        await expect(sheet).toContainText(title);
        await expectTranslated(page, texts, own);
        await sheet.getByRole('button', { name: texts.common.close }).click();
        await expect(sheet).toHaveCount(0);
      }
    });
  });
}

test('the language chosen on the member screen is used by the forms', async ({
  page,
  member,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform);
  await page.goto('/login?back=/lobby/member');
  await expect(page).toHaveTitle(pageWords('en-PH').title);
  await page.getByLabel(t.login.account, { exact: true }).fill(player.account);
  await page.getByLabel(t.login.password, { exact: true }).fill(player.password);
  await page.getByRole('button', { name: t.login.submit, exact: true }).click();
  await member.isReady();
  await member.screen.getByRole('button', { name: new RegExp(`^${t.menu.language}`) }).click();
  await member.screen.getByRole('radio', { name: 'ไทย' }).check();
  await expect(member.screen).toContainText(thTH.member.balance);
  await expect(page).toHaveTitle(pageWords('th-TH').title);
  await new MemberPage(page, thTH).logOut();
  await expect(page).toHaveURL('/lobby/home');
  await page.goto('/register');
  await expect(page.locator('[data-screen="register"]')).toContainText(thTH.account.register.title);
});

test.describe('before any script runs', () => {
  test.use({ market: 'th', javaScriptEnabled: false });

  test('a Thai server’s page is in Thai, and says what is missing', async ({ page }) => {
    const { title, loading } = pageWords('th-TH');
    await page.goto('/');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    await expect(page.getByRole('status', { name: loading })).toBeAttached();
    await expect(page.locator('noscript .shell-noscript')).toContainText('กรุณาอนุญาต');
  });
});
