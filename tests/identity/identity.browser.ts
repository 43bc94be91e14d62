/** The state of the identity check on the player's own tab; refused deposits lead there. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { withSettings } from '#tests/support/browser.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { test as lobbyTest } from '#tests/support/pages/test.ts';
import { protection as english } from '#features/protection/texts/en-PH.ts';
import { protection as thai } from '#features/protection/texts/th-TH.ts';
import { fill } from '#tests/support/pages/texts.ts';

const FLOW = 'https://www.example.com/identity';
const ENV = { IDENTITY_FROM: '0', IDENTITY_URL: FLOW };

/** The test on servers that require the check. */
const test = lobbyTest.extend({ settings: withSettings(ENV) });

const REASON = 'The picture was blurred.';

for (const market of ['ph', 'th'] as const) {
  const t = market === 'th' ? thai.identity : english.identity;

  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('the card shows the status and the next step', async ({ page, player, ownPlatform }) => {
      const { account } = player;
      const card = page.locator('[data-identity]');
      for (const [status, flow] of [
        ['none', t.begin],
        ['in-review', null],
        ['rejected', t.again],
        ['ok', null],
      ] as const) {
        await test.step(status, async () => {
          const reason = status === 'rejected' ? { reason: REASON } : {};
          await ownPlatform.operator('identity/set', { account, status, ...reason });
          await page.goto('/lobby/member');
          await expect(card).toHaveAttribute('data-identity', status);
          await expect(card).toContainText(t.status[status]);
          await expect(card).toContainText(t.text[status]);
          if (status === 'rejected') {
            await expect(card).toContainText(fill(t.reason, { reason: REASON }));
          }
          const link = card.getByRole('link');
          if (flow === null) await expect(link).toHaveCount(0);
          else {
            await expect(card).toContainText(t.need.selfie);
            await expect(link).toContainText(flow);
            await expect(link).toHaveAttribute('href', new RegExp(`^${FLOW}\\?ref=.+`));
            await expect(link).toHaveAttribute('rel', /noopener/);
          }
          await expectUsableInBothThemes(page, status);
        });
      }
    });
  });
}

test('returning from the check shows its result', async ({ page, player, ownPlatform }) => {
  const { account } = player;
  await ownPlatform.operator('identity/set', { account, status: 'in-review' });
  await page.goto('/lobby/member');
  const card = page.locator('[data-identity]');
  await expect(card).toHaveAttribute('data-identity', 'in-review');
  await ownPlatform.operator('identity/set', { account, status: 'ok' });
  await card.getByRole('button', { name: english.identity.refresh }).click();
  await expect(card).toHaveAttribute('data-identity', 'ok');
});

test('a deposit blocked by the check links to the card', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  const { account } = player;
  for (const status of ['none', 'in-review', 'rejected'] as const) {
    await test.step(status, async () => {
      await ownPlatform.operator('identity/set', { account, status });
      await deposit.open();
      await deposit.amount.fill('500');
      await deposit.submit.click();
      const notice = deposit.screen.locator('form').getByRole('alert');
      await notice.getByRole('link', { name: deposit.t.refused.identity }).click();
      await expect(page).toHaveURL('/lobby/member#identity');
      await expect(page.locator('[data-identity]')).toHaveAttribute('data-identity', status);
      await expect(page.locator('[data-identity]')).toBeInViewport();
    });
  }
  await ownPlatform.operator('identity/set', { account, status: 'ok' });
  await deposit.open();
  await deposit.amount.fill('500');
  await deposit.submit.click();
  await expect(deposit.payButton).toBeVisible();
});

lobbyTest(
  'where nobody asks for a check there is no card, until there is something to tell',
  async ({ page, player, ownPlatform }) => {
    const { account } = player;
    const card = page.locator('[data-identity]');
    const response = page.waitForResponse(`**${endpoints.identity.path}`);
    await page.goto('/lobby/member');
    expect(await (await response).json()).toMatchObject({ status: 0, need: [] });
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    );
    await expect(card).toHaveCount(0);
    // A player who follows the link still finds it.
    await page.goto('/lobby/member#identity');
    await page.reload();
    await expect(card).toBeInViewport();
    await ownPlatform.operator('identity/set', { account, status: 'in-review' });
    await page.goto('/lobby/home');
    await page.goto('/lobby/member');
    await expect(card).toHaveAttribute('data-identity', 'in-review');
  },
);
