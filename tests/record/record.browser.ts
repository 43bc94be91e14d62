/** The records of a player's money (spec §2 `/record/transaction`). */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { endpoints, type WireResponseOf } from '#shared/wire/endpoints.ts';
import { record as english } from '#features/record/texts/en-PH.ts';
import { record as thai } from '#features/record/texts/th-TH.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { MemberPage } from '#tests/support/pages/account-member.ts';
import { expectUsableInBothThemes, expectInside } from '#tests/support/pages/looks.ts';
import { createPlayerClient, playRounds, someSlots } from '#tests/support/pages/player-client.ts';
import { expectLeft } from '#tests/support/pages/escape.ts';
import {
  expectScreensCached,
  FAILED_REQUEST,
  isControlled,
} from '#tests/support/pages/offline-steps.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

const PATH = '/record/transaction';
const rows = (page: Page) => page.locator('[data-record]');
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('an account without records suggests a first step', async ({ page, player: _player }) => {
  await page.goto(`${PATH}?tab=withdrawals`);
  await expect(page.getByText(english.empty.withdrawals, { exact: true })).toBeVisible();
  await expectUsableInBothThemes(page, 'no withdrawals');
  await tabOf(page, english.tab.rounds).click();
  await expect(page).toHaveURL(/tab=rounds/);
  await page.getByRole('link', { name: english.empty.toGames }).click();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
});

/** Texts of the list and its totals that overflow their box or overlap each other. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const box of document.querySelectorAll('[data-record], main dl')) {
      const { left, right } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const seen: { text: string; at: DOMRect }[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const at = range.getBoundingClientRect();
        if (node.parentElement?.checkVisibility() !== true || at.width <= 1) continue;
        const text = node.textContent ?? '';
        if (at.left < left - 1 || at.right > right + 1) cut.push(`${text} leaves its box`);
        for (const other of seen) {
          const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
          const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
          // Lines of large text may touch.
          if (across > 1 && down > at.height / 3) cut.push(`${text} over ${other.text}`);
        }
        seen.push({ text, at });
      }
    }
    return cut;
  });

test('no amount is cut off with doubled text', async ({ page, ownPlatform }) => {
  const player = await makePlayer(ownPlatform, { coin: 987_654_321 });
  await signIn(page, ownPlatform, player);
  const client = await createPlayerClient(ownPlatform, player);
  await client.order('redeemCode', { code: 'PAROLA2026' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PATH);
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await cutTexts(page), `${width} px`).toEqual([]);
  }
});

test('totals are one row where there is room, and else one below the other', async ({
  page,
  client,
}) => {
  /** The tops of all amounts, and whether one is wider than its place. */
  const placesOf = () =>
    page
      .locator('[data-screen="transactions"] dl')
      .first()
      .locator('dd')
      .evaluateAll((amounts) => ({
        tops: new Set(amounts.map((amount) => Math.round(amount.getBoundingClientRect().top))).size,
        count: amounts.length,
        over: amounts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      }));
  const expectRows = async (count: (width: number) => number) => {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const places = { tops: count(width), count: 3, over: 0 };
      await expect.poll(placesOf, `${width} px`).toEqual(places);
    }
  };
  await client.order('redeemCode', { code: 'PAROLA2026' });
  await page.goto(PATH);
  await expectRows((width) => (width < 600 ? 3 : 1));

  // Amounts too long for one row.
  await page.route(`**${endpoints.transactions.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as WireResponseOf<'transactions'>;
    const byType = { 1: 98_765_432_100, 3: -98_765_432_100, 5: 98_765_432_100 };
    await route.fulfill({ json: { ...answer, sum: { received: 0, spent: 0, byType } } });
  });
  await page.reload();
  await expectRows(() => 3);
});

test('transactions and rounds are paged, totalled, filtered and exported [routes.record-transaction]', async ({
  page,
  ownPlatform,
  lobby,
  client,
}) => {
  const game = someSlots(lobby);
  await playRounds(ownPlatform, client, game, 46);
  await client.order('redeemCode', { code: 'PAROLA2026' });

  await page.goto(PATH);
  const first = rows(page).first();
  await expect(first).toContainText(english.source.redeem);
  await expect(first).toContainText('+₱50.00');
  const { coin } = await client.call('refreshBalance');
  const balance = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
  await expect(first).toContainText(balance.format(coin / 100));

  await test.step('rounds, 20 at a time until the last', async () => {
    await tabOf(page, english.tab.rounds).click();
    await expect(rows(page).first()).toContainText(game.name);
    await expect(page.getByText(fill(english.totals.ofAll_other, { count: 46 }))).toBeVisible();
    const { sum } = await client.call('gameRecord');
    await expect(page.locator('dl').first()).toContainText(balance.format(sum.win / 100));
    while ((await rows(page).count()) < 46) {
      const before = await rows(page).count();
      await page.mouse.wheel(0, 20_000);
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    }
    await expect(page.getByText(english.end)).toBeVisible();
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.dataset['record']));
    expect(new Set(ids).size).toBe(46);
    await page.evaluate(() => scrollTo(0, 0));
    await expectUsableInBothThemes(page, 'rounds');
  });

  await test.step('an export of all', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: english.csv.save }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^parola-rounds-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(47);
    expect(lines[0]).toBe('\uFEFF"Time (Manila)","Game","Bet","Win","Balance after","Round"');
    for (const line of lines.slice(1)) {
      expect(line).toMatch(
        /^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","[^"]+",\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,"[^"]+"$/,
      );
    }
    await expect(page.getByText(fill(english.csv.saved_other, { count: 46 }))).toBeVisible();
  });

  await test.step('filters by keyboard, stored in the URL', async () => {
    await page.getByRole('button', { name: english.filter.open }).press('Enter');
    const sheet = page.locator('[data-overlay="record-filters"]');
    await sheet.getByRole('button', { name: english.filter.own }).press('Enter');
    await sheet.getByLabel(english.filter.to).fill('2001-02-03');
    await expect(page).toHaveURL(/range=own.*to=/);
    await sheet.getByRole('button', { name: english.filter.show }).press('Enter');
    await expect(page.getByText(english.none, { exact: true })).toBeVisible();
    await expectLeft(sheet);
    await page.reload();
    await expect(page.getByText(english.none, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: english.noneAction }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/range/);
  });

  await test.step('one round, its number and only its game', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = (await rows(page).first().getAttribute('data-record')) ?? '';
    await rows(page).first().press('Enter');
    const sheet = page.locator('[data-overlay="record-detail"]');
    await expect(sheet).toContainText(id);
    await sheet.getByRole('button', { name: english.detail.copy }).click();
    await expect(sheet.getByText('Copy Success.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    });
    await sheet.getByRole('button', { name: english.detail.copy }).click();
    await expect(sheet.getByText('Copy Fail.')).toBeVisible();
    await sheet.getByRole('button', { name: english.detail.onlyGame }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`game=${game.id}`));
    await expect(rows(page).first()).toContainText(game.name);
  });

  await test.step('transactions of one kind', async () => {
    await page.goto(`${PATH}?kind=bonus&state=nonsense&game=7`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(english.source.redeem);
  });
});

test('orders: states, steps, and remote text shown as plain text', async ({
  page,
  player: _player,
  context,
}) => {
  const hostile = '<img src=x onerror="alert(1)">{{money}}=1+1';
  const time = Date.now();
  const states = [0, 1, 2, 3, 4] as const;
  const answer = (list: object[]) => ({
    json: { errcode: 0, list, pageNo: 1, pageSize: 20, total: list.length, hasMore: 0 },
  });
  await context.route(`**${endpoints.withdrawals.path}`, (route) =>
    route.fulfill(
      answer(
        states.map((status) => ({
          orderNo: `W-${status}`,
          amount: 100_000,
          fee: 1_000,
          arriveAmount: 99_000,
          bankName: hostile,
          accountMask: '09*****1234',
          status,
          createTime: time - status,
          updateTime: time,
          etaTime: time,
          ...(status === 3 && { failText: hostile, refundTime: time }),
          steps: [
            { status: 1, time: time - 60_000, text: hostile },
            { status, time, text: '' },
          ],
        })),
      ),
    ),
  );
  await page.goto(`${PATH}?tab=withdrawals`);
  await expect(rows(page)).toHaveCount(5);
  for (const [place, word] of Object.values(english.withdrawal).entries()) {
    await expect(rows(page).nth(place)).toContainText(word);
    await expect(rows(page).nth(place)).toContainText(hostile);
  }
  await rows(page).nth(3).click();
  const sheet = page.locator('[data-overlay="record-detail"]');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet.getByRole('listitem').first()).toContainText(hostile);
  await expect(sheet).toContainText(english.column.refundedAt);
  await expect(sheet.locator('img')).toHaveCount(0);
  await expectUsableInBothThemes(page, 'a withdrawal');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: english.csv.save }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain(`"${hostile.replaceAll('"', '""')}"`);
});

test('a real deposit is listed in its tab, and a refused request can be retried', async ({
  page,
  ownPlatform,
  consoleErrors,
  t,
  client,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const { orderNo } = await client.order('createDeposit', { amount: 50_000, version: 3 });
  const path = endpoints.deposits.path;
  await ownPlatform.operator('fault/set', { path, kind: 'http', value: 500, times: 1 });
  await page.goto(`${PATH}?tab=deposits&state=waiting`);
  const failed = page.getByRole('alert').filter({ hasText: english.failedTitle });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: t.common.retry }).click();
  await expect(rows(page)).toHaveAttribute('data-record', orderNo);
  await expect(rows(page)).toContainText(english.deposit.waiting);
  await rows(page).click();
  const way = page.getByRole('link', { name: english.detail.toDeposit });
  await expect(way).toHaveAttribute('href', '/deposit');
});

test.describe('with its worker', () => {
  test.use(WITH_WORKER);

  test('without a network stored records are shown with their age, and removed by the logout', async ({
    page,
    context,
    home,
    t,
    consoleErrors,
    client,
  }) => {
    consoleErrors.expect(FAILED_REQUEST);
    await client.order('redeemCode', { code: 'PAROLA2026' });
    await home.open();
    await isControlled(page);
    await expectScreensCached(page, ['transactions-route']);
    await page.goto(PATH);
    await expect(rows(page).first()).toContainText(english.source.redeem);
    await expect
      .poll(async () => Object.keys(await readRecords(page)))
      .toContain('user.records.all');
    await offline(context, async () => {
      await page.goto(`${PATH}?kind=bonus`);
      await expect(rows(page)).toHaveCount(1);
      const notice = page.getByRole('status').filter({ hasText: english.stored.note });
      await expect(notice).toContainText('You’re offline');
      await expect(page.getByRole('button', { name: english.csv.save })).toHaveCount(0);
      await expect(page.getByText(fill(english.totals.ofStored, { count: 1 }))).toBeVisible();
      await tabOf(page, english.tab.rounds).click();
      await expect(page.getByText(english.failedTitle)).toBeVisible();
    });
    await expect(page.getByText(english.empty.rounds)).toBeVisible();
    const member = new MemberPage(page, t);
    await member.open();
    await member.logOut();
    await expect
      .poll(async () => Object.keys(await readRecords(page)))
      .not.toContain('user.records.all');
  });
});

test.describe('in Thai, on a narrow phone', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('records and their file', async ({ page, ownPlatform, lobby, client }) => {
    await playRounds(ownPlatform, client, someSlots(lobby), 2);
    await page.goto(`${PATH}?tab=rounds`);
    await expect(rows(page)).toHaveCount(2);
    await expectInside(page, 'rounds in Thai');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: thai.csv.save }).click();
    const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain(`"${thai.column.game}","${thai.column.bet}"`);
    expect(lines[0]).toContain(thai.city.th);
    expect(lines).toHaveLength(3);
    await rows(page).first().click();
    await expectUsableInBothThemes(page, 'a round in Thai');
  });
});
