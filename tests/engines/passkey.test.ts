/** Passkeys in the other engines: one is added and logs in, or nothing of them is shown. */
import { member } from '#i18n/texts/en-PH/member.ts';
import { passkey } from '#features/passkey/texts/en-PH.ts';
import { isThere, LIMIT_MS, pressAtRest, pressText, textOf } from '#tests/support/engine-steps.ts';
import type { EnginePage } from '#tests/support/engine-page.ts';
import { engines } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const LOGIN = '[data-screen="login"]';
const SHEET = '[data-overlay="sign-in-sessions"]';
const MEMBER = '[data-screen="member"]';

const has = (selector: string, text: string): string =>
  `(${textOf(selector)} ?? '').includes(${JSON.stringify(text)})`;

async function openDevices(page: EnginePage, origin: string): Promise<void> {
  await page.goto(`${origin}/profile/account`);
  await pressText(page, 'main button', member.sessionsRow);
  await page.waitFor(isThere(SHEET), LIMIT_MS);
  await page.waitFor(`document.querySelector('${SHEET} [aria-busy="true"]') === null`, LIMIT_MS);
}

describe.each(engines)('$name', ({ open, narrowest }) => {
  it.skipIf(open === undefined)(
    'adds a passkey and logs in with it, or shows nothing of passkeys',
    async () => {
      if (open === undefined) return;
      // Browsers bind passkeys to a name, and this server's is known before it starts.
      const port = await freePort();
      const platform = await startPlatform({ port });
      onTestFinished(() => platform.stop());
      const origin = `http://localhost:${port}`;
      const page = await open();
      onTestFinished(() => page.close());
      await page.addAuthenticator?.();

      await page.resize(narrowest, 730);
      await page.goto(`${origin}/login`);
      await page.waitFor(isThere(`${LOGIN} input[type="password"]`), LIMIT_MS);
      const { addAuthenticator } = page;
      const isOffered = has(LOGIN, passkey.logIn);
      if (addAuthenticator !== undefined) await page.waitFor(isOffered, LIMIT_MS);
      await page.type(`${LOGIN} input[name="account"]`, platform.demo.account);
      await page.type(`${LOGIN} input[type="password"]`, platform.demo.password);
      expect(await page.read(isOffered)).toBe(addAuthenticator !== undefined);
      await pressAtRest(page, `${LOGIN} button[type="submit"]`);
      await page.waitFor(`location.pathname === '/lobby/home'`, LIMIT_MS);

      await openDevices(page, origin);
      if (addAuthenticator === undefined) {
        expect(await page.read(has(SHEET, passkey.title))).toBe(false);
        return;
      }
      await pressText(page, `${SHEET} button`, passkey.add);
      await page.waitFor(has(SHEET, passkey.added), LIMIT_MS);

      await page.goto(`${origin}/lobby/member`);
      await page.waitFor(isThere(MEMBER), LIMIT_MS);
      await pressText(page, 'main button', member.logout.row);
      await pressText(page, 'button', member.logout.confirm);
      await page.waitFor(`location.pathname !== '/lobby/member'`, LIMIT_MS);
      await page.goto(`${origin}/login?back=/lobby/member`);
      await pressText(page, `${LOGIN} button`, passkey.logIn);
      await page.waitFor(`location.pathname === '/lobby/member'`, LIMIT_MS);
    },
  );
});
