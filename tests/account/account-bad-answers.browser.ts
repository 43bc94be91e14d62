/** Answers full of markup and of enormous size: they are shown as text and stay inside the page. */
import { expect, type Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { expectInside } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/account-test.ts';

const MARKUP = '<img src=x onerror="window.broken = true"><b>bold</b>';
const HUGE = 'W'.repeat(4000);
const NEVER = { id: 1001, count: 999_999_999 };

/** Overrides fields in each answer of a call. */
const override = (page: Page, name: EndpointName, fields: (answer: object) => object) =>
  page.route(`**${endpoints[name].path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ json: { ...body, ...fields(body) } });
  });

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 720 } });

    for (const [kind, text] of Object.entries({ markup: MARKUP, 'a huge text': HUGE })) {
      test(`the member screen and its sheets survive ${kind}`, async ({
        page,
        member,
        bind,
        player: _player,
      }) => {
        await override(page, 'afterLoginConfig', (answer) => {
          const { user } = answer as { user: object };
          const coin = Number.MAX_SAFE_INTEGER;
          return { user: { ...user, nickname: text, mobile: text, coin, lottery: coin, vip: 1e9 } };
        });
        const list = [1, 0].map((current) => ({
          id: `session-${current}`,
          device: text,
          ip: text,
          time: 8_640_000_000_000_000,
          current,
        }));
        await override(page, 'sessions', () => ({ list }));
        await override(page, 'redeemState', () => ({
          list: [{ code: text, rewards: [NEVER, { id: 77, count: -1 }], time: 0 }],
        }));
        await override(page, 'lightRefresh', (answer) => {
          const { user } = answer as { user: object };
          return { user: { ...user, pid: text } };
        });
        await member.open();
        await expect(member.screen).toContainText(text.slice(0, 50));
        await expectInside(page, 'member');
        for (const name of ['redeem-code', 'superior', 'sign-in-sessions'] as const) {
          const sheet = await member.openSheet(name);
          await expect(sheet).toContainText(text.slice(0, 50));
          await expectInside(page, name);
          await closeByEscape(sheet);
        }
        await page.goto('/bind');
        await expect(bind.screen).toContainText(text.slice(0, 50));
        await expectInside(page, 'bind');
        expect(await page.evaluate(() => 'broken' in window)).toBe(false);
        await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
