/** On a phone held sideways, the buttons of a success are wholly in the first view, whatever else it says. */
import { expect, type Page } from '@playwright/test';
import { savings } from '#features/savings/texts/en-PH.ts';
import { vip } from '#features/vip/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { RechargeDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { CHANNEL } from '#tests/support/pages/deposit-page.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** Names of buttons that the edge, the header or anything else covers, as soon as there are buttons. */
const coveredOf = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[data-moment-next] :is(a, button)')];
    if (buttons.length === 0) return null;
    return buttons
      .filter((button) => {
        const { x, width, top, bottom } = button.getBoundingClientRect();
        return [top + 3, bottom - 3].some(
          (y) => !button.contains(document.elementFromPoint(x + width / 2, y)),
        );
      })
      .map(({ textContent }) => textContent);
  });

async function expectSteps(page: Page, what: string): Promise<void> {
  await expect(page.locator('[data-moment]')).toBeVisible();
  await expect.poll(() => coveredOf(page), what).toEqual([]);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('a deposit and moves of the bank', async ({ page, deposit, client }) => {
      await deposit.open();
      await deposit.openCashier('500', CHANNEL.ph.embed);
      await deposit.payButton.click();
      await expectSteps(page, 'a deposit');

      await client.order('depositSavings', { amount: 100_000 });
      for (const way of ['in', 'out'] as const) {
        await page.goto('/profile/bank');
        await page.getByRole('tab', { name: savings.move[way], exact: true }).click();
        await page.getByLabel(savings.move.amount, { exact: true }).fill('40');
        await page.locator('form button[type="submit"]').click();
        await expectSteps(page, `the bank, ${way}`);
        // The success is the first of the screen, so that its title is in view, too.
        await expect(page.getByText(savings.done[way])).toBeInViewport({ ratio: 1 });
      }
    });

    test('a VIP bonus, a recharge reward and a redeemed code', async ({
      page,
      ownPlatform,
      member,
      t,
    }) => {
      const player = await makePlayer(ownPlatform, { coin: 100_000, vip: 3 });
      await signIn(page, ownPlatform, player);
      await page.goto('/profile/vip');
      const [before = ''] = vip.claims.claimOf.split('{{');
      const claim = page.getByRole('button', { name: new RegExp(`^${before}`) });
      await claim.first().click();
      await expectSteps(page, 'a VIP bonus');

      await member.open();
      const { redeem } = t.member;
      const sheet = await member.openSheet('redeem-code');
      await sheet.getByLabel(redeem.label).fill('PAROLA2026');
      await sheet.getByRole('button', { name: redeem.submit }).click();
      await expectSteps(page, 'a redeemed code');

      const recharge = new RechargeDialog(page);
      await recharge.open();
      await recharge.tier(12001).getByRole('button').click();
      await expectSteps(page, 'a recharge reward');
    });
  });
}
