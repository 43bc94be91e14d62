/**
 * Stopping (contract, player protection part): time and result of the play session in the bar, the reality
 * check, a day's break in two taps, and the effect of a break on open games.
 */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { pause as inEnglish } from '#features/pause/texts/en-PH.ts';
import { pause as inThai } from '#features/pause/texts/th-TH.ts';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import {
  nextCheck,
  otherPhone,
  passTheLimit,
  stopClock,
} from '#tests/support/pages/other-phone.ts';
import { gameOfKind, startAddress, StartPage } from '#tests/support/pages/start-page.ts';
import { fill } from '#tests/support/pages/texts.ts';

const g = textsIn('en');
const MINUTE = 60_000;

const dialog = (page: Page) => page.locator('[data-overlay="reality-check"]');
const stopSheet = (page: Page) => page.locator('[data-overlay="stop-play"]');

/** Spins once and waits until that round is over. */
async function spin(start: StartPage, name = g.spin): Promise<void> {
  const button = start.game.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeEnabled();
}

test.describe(() => {
  test.use({ movesClock: true });

  test('the bar shows the session’s duration and result', async ({
    page,
    lobby,
    ownPlatform,
    t,
    start,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await start.open(gameOfKind(lobby, 'reels'));
    const clock = start.bar.locator('[data-elapsed]');
    const net = start.bar.locator('[data-net]');
    await expect(net).toContainText('₱0.00');
    // A win may equal the bet, which changes nothing: the next round does.
    const unchanged = (await start.balance.textContent()) ?? '';
    await expect(async () => {
      await spin(start);
      await expect(start.balance).not.toHaveText(unchanged, { timeout: 1_000 });
    }).toPass();
    await expect(net).not.toContainText('₱0.00');
    // The result is the change of the balance.
    const coins = async (text: string | null) =>
      Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);
    const resultOf = async () => (await coins(await start.balance.textContent())) - 123_456;
    await expect
      .poll(async () => (await coins(await net.textContent())) === (await resultOf()))
      .toBe(true);
    await ownPlatform.operator('clock/advance', { ms: 10 * MINUTE });
    await expect(clock).toHaveText(/^0:1\d:\d\d$/);
    // Another game continues the same play session.
    await start.open(gameOfKind(lobby, 'cards'));
    await expect(clock).toHaveText(/^0:1\d:\d\d$/);
    for (const part of [clock, net, start.bar.getByText(t.common.ageNotice, { exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(start.bar.getByText(t.common.tagline).last()).toBeInViewport();
  });
});

test.describe(() => {
  test.use({ movesClock: true });

  test('the reality check waits for the end of the round, and for an answer', async ({
    page,
    lobby,
    ownPlatform,
    start,
  }) => {
    const { reality, stop, bar } = start.p;
    const cards = startAddress(gameOfKind(lobby, 'cards'));
    await page.goto(cards);
    await start.isPlaying();
    // The player's choice, among those that the operator allows.
    await start.bar.getByRole('button', { name: bar.stop }).click();
    const choice = stopSheet(page).getByRole('group', { name: stop.remind });
    const quarter = choice.getByRole('button', { name: '15 min' });
    await quarter.click();
    await expect(quarter).toHaveAttribute('aria-pressed', 'true');
    await closeByEscape(stopSheet(page));

    await ownPlatform.operator('clock/advance', { ms: 14 * MINUTE });
    const deal = start.game.getByRole('button', { name: g.deal });
    const draw = start.game.getByRole('button', { name: g.draw });
    await deal.click();
    await expect(draw).toBeEnabled();
    await ownPlatform.operator('clock/advance', { ms: 2 * MINUTE });
    await nextCheck(page);
    await expect(start.bar.locator('[data-elapsed]')).toHaveText(/^0:16:\d\d$/);
    await expect(dialog(page)).toHaveCount(0);
    await draw.click();
    await expect(dialog(page)).toBeVisible();
    // The game is paused, and neither Escape, nor a tap beside the dialog, nor a key meant for the game skips
    // the question.
    await expect(start.game.locator('main[data-paused]')).toHaveCount(1);
    for (const key of ['Escape', 'Enter', 'Space']) await page.keyboard.press(key);
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeVisible();
    for (const words of [reality.time, reality.bets, reality.wins, reality.net]) {
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
    }
    await expect(dialog(page)).toContainText(/0:16:\d\d/);
    await expect(dialog(page).getByRole('definition')).not.toContainText(['–']);
    await expectUsableInBothThemes(page, 'reality check');
    // No answer is emphasised.
    const looks = await dialog(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => `${button.className} ${button.getBoundingClientRect().width}`),
      );
    expect([looks.length, new Set(looks).size]).toEqual([3, 1]);

    await dialog(page).getByRole('button', { name: reality.goOn }).click();
    await expect(dialog(page)).toHaveCount(0);
    await nextCheck(page);
    await expect(dialog(page)).toHaveCount(0);

    // Playing rounds does not answer the question: it returns with the next game. Fifteen minutes without
    // play would begin another session.
    await ownPlatform.operator('clock/advance', { ms: 12 * MINUTE });
    await deal.click();
    await draw.click();
    await ownPlatform.operator('clock/advance', { ms: 4 * MINUTE });
    await dialog(page).getByRole('button', { name: reality.rounds }).click();
    await expect(page).toHaveURL(/\/record\/transaction\?tab=rounds$/);
    await page.goto(cards);
    const request = page.waitForRequest(`**${endpoints.answerReality.path}`);
    await dialog(page).getByRole('button', { name: reality.stop }).click();
    expect((await request).postDataJSON()).toMatchObject({ choice: 2 });
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  });
});

test('two taps in the game bar start a break that ends the game on every device', async ({
  page,
  browser,
  lobby,
  ownPlatform,
  player,
  t,
  start,
}) => {
  const address = startAddress(gameOfKind(lobby, 'reels'));
  const playing = new StartPage(await otherPhone(browser, ownPlatform, player, address), t);
  const inRound = new StartPage(
    await otherPhone(browser, ownPlatform, player, startAddress(gameOfKind(lobby, 'cards'))),
    t,
  );
  const paying = await otherPhone(browser, ownPlatform, player, '/deposit');
  await playing.isPlaying();
  await inRound.isPlaying();
  await inRound.game.getByRole('button', { name: g.deal }).click();
  const draw = inRound.game.getByRole('button', { name: g.draw });
  await expect(draw).toBeEnabled();
  await expect(paying.getByRole('textbox').first()).toBeVisible();
  await page.goto(address);
  await start.isPlaying();
  for (const phone of [playing.page, paying]) await stopClock(phone);

  await start.bar.getByRole('button', { name: start.p.bar.stop }).click();
  await expect(stopSheet(page)).toContainText('see your records and withdraw');
  await stopSheet(page).getByRole('button', { name: inEnglish.stop }).click();
  await expect(start.problem).toHaveAttribute('data-failure', 'on-break');
  for (const phone of [playing.page, paying]) await passTheLimit(phone);
  await expect(playing.problem).toHaveAttribute('data-failure', 'on-break');
  await expect(paying.locator('[data-pause="break"]')).toBeVisible();
  await expect(inRound.screen.getByText(inRound.p.stop.lastRound)).toBeVisible();
  // The current round is played to its end.
  await draw.click();
  await expect(inRound.problem).toHaveAttribute('data-failure', 'on-break');
  // The screens that stay open are a tap away.
  expect(await start.steps()).toEqual(['back', 'withdrawal', 'rounds', 'support']);
  await start.step('withdrawal').click();
  await expect(page.locator('[data-screen="withdrawal"]')).toBeVisible();
  await page.goto(address);
  await expect(start.problem).toHaveAttribute('data-failure', 'on-break');
  await start.step('rounds').click();
  await expect(page.locator('[data-screen="transactions"]')).toBeVisible();
  for (const one of [playing.page, inRound.page, paying]) await one.context().close();
});

test('two taps in the side menu start a break, and the menu shows its end', async ({
  page,
  home,
  player: _player,
}) => {
  await home.open();
  const menu = await home.openMenu();
  await menu.getByRole('button', { name: inEnglish.stop }).click();
  const question = menu.getByRole('group', { name: inEnglish.question });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: inEnglish.stop }).click();
  await expect(menu.locator('[data-pause="break"]')).toContainText(inEnglish.open);
  await page.goto('/deposit');
  await expect(page.locator('[data-pause="break"]')).toContainText(inEnglish.closed);
});

for (const market of ['ph', 'th'] as const) {
  test.describe(`stopping is accessible: ${market}`, () => {
    test.use({
      market,
      movesClock: true,
      viewport: { width: 320, height: 640 },
    });

    test('the bar, the sheet, the check and the end', async ({
      page,
      lobby,
      ownPlatform,
      start,
    }) => {
      await start.open(gameOfKind(lobby, 'reels'));
      await start.bar.getByRole('button', { name: start.p.bar.stop }).click();
      await expect(stopSheet(page).getByRole('group')).toBeVisible();
      await expectUsableInBothThemes(page, 'sheet to stop');
      const quarter = fill(start.p.stop.minutes, { minutes: 15 });
      await stopSheet(page).getByRole('button', { name: quarter }).click();
      await closeByEscape(stopSheet(page));
      await ownPlatform.operator('clock/advance', { ms: 14 * MINUTE });
      await spin(start, textsIn(market === 'th' ? 'th' : 'en').spin);
      await ownPlatform.operator('clock/advance', { ms: 2 * MINUTE });
      await expect(dialog(page)).toBeVisible();
      await expectUsableInBothThemes(page, 'reality check');
      const answers = dialog(page).getByRole('button');
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
      await dialog(page).getByRole('button', { name: start.p.reality.goOn }).click();
      await expect(dialog(page)).toHaveCount(0);
      await start.bar.getByRole('button', { name: start.p.bar.stop }).click();
      const { stop } = market === 'th' ? inThai : inEnglish;
      await stopSheet(page).getByRole('button', { name: stop }).click();
      await expect(start.problem).toHaveAttribute('data-failure', 'on-break');
      await expectUsableInBothThemes(page, 'stopped');
    });
  });
}
