/** A player signs in, withdraws, deposits and claims a bonus in every engine, pressing and typing as a hand does. */
import { engines } from '#tests/support/engines.ts';
import { isThere, LIMIT_MS, pressAtRest, textOf } from '#tests/support/engine-steps.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const LOGIN = '[data-screen="login"]';
const WITHDRAWAL = '[data-screen="withdrawal"]';
const DEPOSIT = '[data-screen="deposit"]';
const CLAIM = 'main button[aria-label^="Claim: Upgrade bonus"]';
const PAY = `document.querySelector('[data-overlay="deposit-sheet"] iframe')?.contentDocument?.querySelector('button.primary')`;

describe.each(engines)('$name', ({ open, narrowest }) => {
  it.skipIf(open === undefined)(
    'signs in, withdraws, deposits and claims by hand, each once',
    async () => {
      if (open === undefined) return;
      const platform = await startPlatform();
      onTestFinished(() => platform.stop());
      const { account, password } = platform.demo;
      const page = await open();
      onTestFinished(() => page.close());

      await page.resize(narrowest, 730);
      await page.goto(`${platform.url}/login`);
      await page.waitFor(isThere(`${LOGIN} input[type="password"]`), LIMIT_MS);
      await page.type(`${LOGIN} input[name="account"]`, account);
      await page.type(`${LOGIN} input[type="password"]`, password);
      await page.press(`${LOGIN} button[type="submit"]`);
      await page.waitFor(`location.pathname === '/lobby/home'`, LIMIT_MS);

      await page.goto(`${platform.url}/withdrawal`);
      await page.waitFor(isThere(`${WITHDRAWAL} input[inputmode="decimal"]`), LIMIT_MS);
      await page.type(`${WITHDRAWAL} input[inputmode="decimal"]`, '150.50');
      await page.press(`${WITHDRAWAL} button[type="submit"]`);
      await pressAtRest(page, '[data-overlay="withdrawal-confirm"] button[type="submit"]');
      await page.waitFor(isThere(`${WITHDRAWAL} [data-receipt]`), LIMIT_MS);
      expect(await page.read(textOf(`${WITHDRAWAL} [data-receipt]`))).toContain('₱150.50');

      await page.goto(`${platform.url}/deposit`);
      await page.waitFor(isThere(`${DEPOSIT} input[inputmode="numeric"]`), LIMIT_MS);
      await page.type(`${DEPOSIT} input[inputmode="numeric"]`, '200');
      await page.press(`${DEPOSIT} button[type="submit"]`);
      await page.waitFor(`${PAY} !== undefined && ${PAY} !== null`, LIMIT_MS);
      await page.read(`${PAY}.click()`);
      await page.waitFor(isThere(`${DEPOSIT} [data-deposit="paid"]`), LIMIT_MS);
      // It has counted up to the balance.
      const balance = textOf(`${DEPOSIT} [data-deposit="paid"] [data-balance]`);
      await page.waitFor(`${balance} === '₱12,395.17'`, LIMIT_MS);

      await page.goto(`${platform.url}/profile/vip`);
      await page.waitFor(isThere(CLAIM), LIMIT_MS);
      await page.press(CLAIM);
      await page.waitFor(`${textOf('main')}.includes('₱12,413.17')`, LIMIT_MS);
    },
  );
});
