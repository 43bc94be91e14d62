/** A walk through the app while the browser translates the page, as Chrome does: every text is replaced. */
import { expect, type Page } from '@playwright/test';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { playUntilChanged } from '#tests/support/pages/until-changed.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { gameOfKind } from '#tests/support/pages/start-page.ts';

const SLOTS = 1;

/** Replaces every text, now and whenever one is added, by two nested `font` elements. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'head, script, style, noscript, textarea, font, [translate="no"]';
    const replace = (text: Text): void => {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null || parent.closest(untouched) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (node: Node): void => {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walk.nextNode() !== null) texts.push(walk.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** True once a text of the page has been replaced, so that the walk is one. */
const isTranslated = (page: Page) => expect(page.locator('font > font').first()).toBeAttached();

test.beforeEach(({ page }) => translate(page));

test('every screen shows what it shows untranslated, and nothing breaks', async ({
  page,
  home,
  player: _player,
  t,
}) => {
  await home.open();
  await isTranslated(page);
  for (const tab of ['collect', 'hot'] as const) {
    await home.tab(tab).click();
    await home.isOnTab(home.tab(tab));
  }
  await home.chooseCategory(SLOTS);
  await home.cards.first().locator('[aria-pressed]').press('Enter');
  await expect(home.cards.first().locator('[aria-pressed="true"]')).toBeVisible();

  const bar = page.getByRole('navigation', { name: t.common.tabs.label });
  for (const [path, screen] of [
    ['/deposit', 'deposit'],
    ['/activity/spin', 'spin'],
    ['/lobby/activity', 'activities'],
    ['/lobby/member', 'member'],
  ] as const) {
    await bar.locator(`[href="${path}"]`).click();
    await expect(page.locator(`[data-screen="${screen}"]`)).toBeVisible();
    await isTranslated(page);
    await page.goBack();
    await home.isReady();
  }
  for (const path of ['/withdrawal', '/record/transaction', '/profile/vip', '/profile/task']) {
    await page.goto(path);
    await expect(page.locator('main[data-screen]')).toBeVisible();
    await isTranslated(page);
  }
});

test('a game’s balance and result change as they do untranslated', async ({
  lobby,
  start,
  player: _player,
}) => {
  const { spin } = textsIn('en');
  await start.open(gameOfKind(lobby, 'reels'));
  await isTranslated(start.page);
  const net = start.bar.locator('[data-net]');
  await expect(net).toContainText('₱0.00');
  const button = start.game.getByRole('button', { name: spin, exact: true });
  await playUntilChanged(button, net);
  await expect(button).toBeEnabled();
  await expect(start.balance).toHaveText(
    (await start.game.locator('[data-balance]').textContent()) ?? '',
  );
});
