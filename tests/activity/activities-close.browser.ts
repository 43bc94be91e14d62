/** The activities' dialogs are closed by their icon and by a tap beside them (spec §2, "Activity modal"). */
import { expect, type Page } from '@playwright/test';
import { accumulatedRecharge } from '#shared/accumulated-recharge/activity.ts';
import { followRewards } from '#shared/follow/activity.ts';
import { notice } from '#shared/notice/activity.ts';
import { signUpBonus } from '#shared/sign-up-bonus/activity.ts';
import { invitation } from '#features/invitation/texts/en-PH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/activity-page.ts';
import { RedPacketPage, makePacketPlayer } from '#tests/support/pages/red-packet-page.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { textsOf } from '#tests/support/pages/texts.ts';

const t = textsOf('ph');

/** Opens the lobby's only banner, which leads to an activity. */
async function tapBanner(page: Page, activity: number): Promise<void> {
  await changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    const clickAction = String(activity);
    answer['appLobbyAdConfigList'] = [{ ...banner, id: 900, clickType: 1, clickAction }];
  });
  const home = new HomePage(page, t);
  await home.open();
  await home.carousel.front.getByRole('button').click();
}

/** Each dialog, and how a player opens it. */
const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  notice: (page) => tapBanner(page, notice.id),
  'follow-rewards': (page) => tapBanner(page, followRewards.id),
  'accumulated-recharge': (page) => tapBanner(page, accumulatedRecharge.id),
  // It opens by itself, in every session.
  'sign-up-bonus': async (page) => void (await page.goto('/lobby/home')),
  'spin-invite': async (page) => {
    await page.goto('/lobby/invitation');
    await page.getByRole('button', { name: invitation.wheel }).click();
  },
  'red-packet': async (page) => {
    const cash = new RedPacketPage(page);
    await cash.open();
    await cash.openPacket();
  },
};

for (const [name, open] of Object.entries(OPENINGS)) {
  test(`${name}: closes by its icon and by a tap beside it [activity-modal.close]`, async ({
    context,
    ownPlatform,
    activities,
    lobby,
  }) => {
    await activities.runOnly(name === 'sign-up-bonus' ? [signUpBonus.id] : []);
    const { player } = await makePacketPlayer(ownPlatform, lobby);
    const closings: readonly ((page: Page) => Promise<void>)[] = [
      (page) => page.getByRole('dialog').getByRole('button', { name: t.common.close }).click(),
      async (page) => {
        const box = await page.getByRole('dialog').boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) / 2);
      },
    ];
    for (const close of closings) {
      // A separate session: activities open by themselves again.
      const page = await context.newPage();
      await signIn(page, ownPlatform, player);
      await open(page);
      const dialog = page.locator(`[data-overlay="${name}"]`);
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toHaveCount(0);
      await page.close();
    }
  });
}
