/** A visitor registers, changes the password and signs in again with it in every engine, by hand. */
import { member } from '#i18n/texts/en-PH/member.ts';
import { profile } from '#features/profile/texts/en-PH.ts';
import { isThere, LIMIT_MS, pressAtRest, pressText, textOf } from '#tests/support/engine-steps.ts';
import { engines } from '#tests/support/engines.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const REGISTER = '[data-screen="register"]';
const LOGIN = '[data-screen="login"]';
const SHEET = '[data-overlay="change-password"]';
const INVITATION = '[data-screen="invitation"]';
const FIRST = 'market-boat-2026';
const SECOND = 'harbour-kite-2027';

describe.each(engines)('$name', ({ open, narrowest }) => {
  it.skipIf(open === undefined)(
    'registers, invites, changes the password, leaves and comes back with it',
    async () => {
      if (open === undefined) return;
      const platform = await startPlatform();
      onTestFinished(() => platform.stop());
      const page = await open();
      onTestFinished(() => page.close());

      await page.resize(narrowest, 730);
      await page.goto(`${platform.url}/register`);
      await page.waitFor(isThere(`${REGISTER} input[name="account"]`), LIMIT_MS);
      await page.type(`${REGISTER} input[name="account"]`, 'engineplayer');
      await page.type(`${REGISTER} input[name="password"]`, FIRST);
      await page.type(`${REGISTER} input[name="confirmation"]`, FIRST);
      await page.type(`${REGISTER} input[name="email"]`, 'engine@player.test');
      const age = `${REGISTER} input[name="age"]`;
      if (!(await page.read(`document.querySelector('${age}').checked`))) {
        await pressAtRest(page, `${REGISTER} label:has([name="age"])`);
      }
      await pressAtRest(page, `${REGISTER} button[type="submit"]`);
      await page.waitFor(`location.pathname === '/lobby/home'`, LIMIT_MS);

      await page.goto(`${platform.url}/lobby/invitation`);
      await page.waitFor(isThere(`${INVITATION} [role="img"]`), LIMIT_MS);
      expect(await page.read(textOf(INVITATION))).toMatch(/[A-Z\d]{8}/);

      await page.goto(`${platform.url}/profile/account`);
      await pressText(page, 'main button', profile.password);
      await page.waitFor(isThere(`${SHEET} input[name="current"]`), LIMIT_MS);
      await page.type(`${SHEET} input[name="current"]`, FIRST);
      await page.type(`${SHEET} input[name="password"]`, SECOND);
      await page.type(`${SHEET} input[name="confirmation"]`, SECOND);
      await pressAtRest(page, `${SHEET} button[type="submit"]`);
      await page.waitFor(`document.querySelector('${SHEET}') === null`, LIMIT_MS);

      await page.goto(`${platform.url}/lobby/member`);
      await pressText(page, 'main button', member.logout.row);
      await pressText(page, 'button', member.logout.confirm);
      await page.waitFor(`location.pathname !== '/lobby/member'`, LIMIT_MS);
      await page.goto(`${platform.url}/login`);
      await page.waitFor(isThere(`${LOGIN} input[type="password"]`), LIMIT_MS);
      await page.type(`${LOGIN} input[name="account"]`, 'engineplayer');
      await page.type(`${LOGIN} input[type="password"]`, SECOND);
      await pressAtRest(page, `${LOGIN} button[type="submit"]`);
      await page.waitFor(`location.pathname === '/lobby/home'`, LIMIT_MS);
    },
  );
});
