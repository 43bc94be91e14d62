import { expect, type Page } from '@playwright/test';
import { gameInfo } from '#i18n/texts/en-PH/game-info.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { hotGames, type LobbyData, type WireGame } from '#tests/support/pages/lobby-data.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { test } from '#tests/support/pages/test.ts';

const sheetOf = (page: Page) => page.locator('[data-overlay="game-info"]');

/** Holds a finger, or the mouse, on a card until `isDone`. */
async function hold(page: Page, id: number, isDone: () => Promise<void>): Promise<void> {
  const box = await page.locator(`[data-game-id="${id}"] a`).boundingBox();
  if (box === null) throw new Error(`game ${id} is not in the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await isDone();
  await page.mouse.up();
}

test('a long press, the secondary button and the keyboard open a game’s sheet; a tap opens the game', async ({
  page,
  home,
  lobby,
  player: _player,
  t,
}) => {
  const [game, other] = hotGames(lobby);
  if (!game || !other) throw new Error('too few hot games');
  const sheet = sheetOf(page);
  await home.open();
  await expect(home.balance).toBeVisible();

  await test.step('long press', async () => {
    await hold(page, game.id, () => expect(sheet).toBeVisible());
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL('/lobby/home');
    await expect(sheet).toContainText(game.name);
    await expectUsableInBothThemes(page, 'game info');
    await sheet.getByRole('button', { name: t.common.close }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a press that moves scrolls', async () => {
    const box = await home.gameLink(game.id).boundingBox();
    await page.clock.install();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 30);
    await page.clock.runFor(700);
    await page.mouse.up();
    await expect(sheet).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('secondary button', async () => {
    await home.gameLink(other.id).click({ button: 'right' });
    await expect(sheet).toContainText(other.name);
    await closeByEscape(sheet);
  });

  await test.step('keyboard', async () => {
    await home.gameLink(game.id).focus();
    await page.keyboard.press('Shift+F10');
    await expect(sheet).toContainText(game.name);
    await closeByEscape(sheet);
    await expect(home.gameLink(game.id)).toBeFocused();
    const about = home.card(game.id).getByRole('button', {
      name: t.home.card.about.replace('{{name}}', game.name),
    });
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toContainText(game.name);
  });

  await test.step('the like in the sheet is the like on the card', async () => {
    const heart = sheet.locator('[aria-pressed]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(home.heart(game.id)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('play', async () => {
    await sheet.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`/start\\?gameId=${game.id}&brandId=\\d+&typeId=\\d+$`),
    );
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await home.isReady();
    await expect(home.gameLink(game.id)).toBeFocused();
  });
});

test(
  'the address of a game in a closed category shows its sheet as unavailable',
  { tag: '@gate' },
  async ({ page, home, lobby, player: _player }) => {
    const [closed] = hotGames(lobby);
    if (closed === undefined) throw new Error('no hot game');
    await changeLobbyAnswer(page, (answer) => {
      for (const type of (answer as LobbyData).appGameTypeList) {
        if (type.id === closed.typeId) type.status = 0;
      }
    });
    await home.open();
    await expect(home.balance).toBeVisible();
    await expect(home.card(closed.id)).toHaveCount(0);

    await page.goto(`/start?gameId=${closed.id}`);
    const sheet = sheetOf(page);
    await expect(sheet).toContainText(closed.name);
    await expect(sheet).toContainText(gameInfo.unavailable);
    await expect(sheet.locator('a[href*="/start"]')).toHaveCount(0);
    await expect(page).toHaveURL('/lobby/home');
    await expectUsableInBothThemes(page, 'a game that is not available');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await home.isReady();
  },
);

const LONG = 'Nightmarketbythesea'.repeat(16);
const ODD_NAMES = [
  LONG,
  '🏮🐉👨‍👩‍👧‍👦'.repeat(20),
  'لعبة الحظ والنجوم في السوق الليلي '.repeat(9),
  'ตลาดโต้รุ่งริมทะเลที่ไม่มีวันหลับใหล'.repeat(8),
  '\u202eRight to left override',
  ' ',
];

test('names of 300 letters, pictures and right-to-left text do not break the sheet; only known facts are shown', async ({
  page,
  home,
  player: _player,
  ownPlatform,
}) => {
  let games: WireGame[] = [];
  await changeLobbyAnswer(page, (answer) => {
    games = hotGames(answer as never).slice(0, ODD_NAMES.length);
    for (const [at, game] of games.entries()) {
      Object.assign(game, { name: ODD_NAMES[at], status: at === 1 ? 0 : 1 });
      if (at === 0) {
        const nothing = { rtp: undefined, volatility: undefined, features: undefined, demo: 0 };
        Object.assign(game, { ...nothing, minBet: undefined, maxBet: undefined });
        Object.assign(game, { releaseTime: undefined, jackpot: undefined });
      } else {
        const much = { rtp: 96.5, volatility: 4, features: ['free-spins', LONG], demo: 1 };
        Object.assign(game, { ...much, minBet: 100, maxBet: 500_000, jackpot: 123_456_700 });
      }
    }
    const data = answer['appGameDataUser'] as { gameHistory: number[] } | undefined;
    if (data) data.gameHistory = games.map(({ id }) => id);
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await home.open(`${ownPlatform.url}/lobby/home`);
    await expect(page.locator('[data-played-game]').first()).toBeVisible();
    await expectTidy(page);
    for (const [at, game] of games.entries()) {
      await home.gameLink(game.id).click({ button: 'right' });
      const sheet = sheetOf(page);
      await expect(sheet).toBeVisible();
      await expectTidy(page);
      const inside = await sheet.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('*')].every((part) => {
          const box = part.getBoundingClientRect();
          return box.width <= 1 || (box.left >= left - 1 && box.right <= right + 1);
        });
      });
      expect(inside, `the sheet of game ${at} at ${width} px`).toBe(true);
      await expect(sheet.getByText('Return to player')).toHaveCount(at === 0 ? 0 : 1);
      await expect(sheet.getByRole('link', { name: 'Try the demo' })).toHaveCount(at > 1 ? 1 : 0);
      await expect(sheet.getByText('Under maintenance')).toHaveCount(at === 1 ? 1 : 0);
      await closeByEscape(sheet);
    }
    await page.goto(`${ownPlatform.url}/search?q=Nightmarket`);
    await expect(home.cards.first()).toBeVisible();
    await expectTidy(page);
  }
  await page.goto(`${ownPlatform.url}/lobby/home`);
  await home.isReady();
  await home.gameLink(games[2]?.id ?? 0).click({ button: 'right' });
  await sheetOf(page).getByRole('link', { name: 'Try the demo' }).click();
  await expect(page).toHaveURL(/\/start\?gameId=\d+&brandId=\d+&typeId=\d+&demo=1$/);
});

/** Checks that nothing overflows the page, and that no cards or tiles overlap. */
async function expectTidy(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const overlaps = (list: DOMRect[]) =>
      list.flatMap((box, at) => list.slice(at + 1).filter((other) => isOver(box, other))).length;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      beyond: scrollWidth - clientWidth,
      cards: overlaps(boxes('[data-game-id]')),
      tiles: overlaps(boxes('[data-played-game]')),
    };
  });
  expect(found).toEqual({ beyond: 0, cards: 0, tiles: 0 });
}
