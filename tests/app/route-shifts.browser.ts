/** Nothing on any screen moves by itself while it loads, however late its answers are. */
import { expect } from '@playwright/test';
import { IS_FULL } from '#tests/support/extent.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '#tests/support/route-table.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';

/** The gallery is for developers, and a game's page belongs to its maker. */
const LEFT_OUT: readonly string[] = ['/test', '/start', '/login', '/register', '/forget'];

/** Screens whose late content is above other content; `npm run test:full` walks through all screens. */
const IN_GATE: readonly string[] = [
  '/lobby/activity',
  '/lobby/invitation',
  '/deposit',
  '/activity/spin',
];

/** Delay of each answer, in ms: later than code and first frame. */
const LATE_MS = 400;

test('no screen moves while it loads', { tag: '@gate' }, async ({ page, ownPlatform }) => {
  const player = await makePlayer(ownPlatform, { coin: 2_000_000, vip: 2 });
  const client = await createPlayerClient(ownPlatform, player);
  await client.order('redeemCode', { code: 'PAROLA2026' });
  await signIn(page, ownPlatform, player);
  await page.route(/\/app\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await watchLayoutShifts(page);
  const routes = IS_FULL ? [...PUBLIC_ROUTES, ...PLAYER_ROUTES] : IN_GATE;
  for (const path of routes.filter((one) => !LEFT_OUT.includes(one))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('#shell')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShifts(page), path).toEqual([]);
    });
  }
});
