import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '#i18n/texts/en-PH/all.ts';
import { Carousel } from './carousel.ts';

/** The lobby (spec §2, Home), located by roles and names. */
export class HomePage {
  readonly page: Page;
  readonly t: Texts;
  readonly screen: Locator;
  readonly header: Locator;
  readonly balance: Locator;
  readonly tabs: Locator;
  readonly providers: Locator;
  readonly cards: Locator;
  readonly carousel: Carousel;
  readonly news: Locator;
  readonly footer: Locator;
  readonly downloadBanner: Locator;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
    this.screen = page.locator('[data-screen="home"]');
    this.header = page.getByRole('banner', { name: t.home.header.label });
    this.balance = this.header.locator('[data-balance]');
    this.tabs = page.getByRole('tablist', { name: t.home.tabs.label }).getByRole('tab');
    this.providers = page.getByRole('tablist', { name: t.home.providers.label }).getByRole('tab');
    this.cards = page.locator('[data-game-id]');
    this.carousel = new Carousel(page, t);
    this.news = page.getByRole('marquee', { name: t.home.notice.label });
    this.footer = page.locator('footer');
    this.downloadBanner = page.getByRole('complementary', { name: t.home.download.title });
  }

  async open(path = '/lobby/home'): Promise<void> {
    await this.page.goto(path);
    await this.isReady();
  }

  /** Reloads the page and waits for the lobby. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.isReady();
  }

  /** Waits until the lobby shows games and the skeleton is gone. */
  async isReady(): Promise<void> {
    await expect(this.screen).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
    await expect(this.page.locator('#shell')).toHaveCount(0);
  }

  /** Waits for the lobby of a paused player: it shows the pause and no games. */
  async isCalm(): Promise<void> {
    await expect(this.screen.locator('[data-pause]')).toBeVisible();
    await expect(this.page.locator('#shell')).toHaveCount(0);
    await expect(this.cards).toHaveCount(0);
  }

  card(id: number): Locator {
    return this.page.locator(`[data-game-id="${id}"]`);
  }

  /** The link of a card. */
  gameLink(id: number): Locator {
    return this.card(id).getByRole('link');
  }

  heart(id: number): Locator {
    return this.card(id).locator('[aria-pressed]');
  }

  /** Likes a game, or takes the like back, by the keyboard: a phone shows the hearts of liked games only. */
  async like(id: number): Promise<void> {
    await this.heart(id).press('Enter');
  }

  tab(name: keyof Texts['home']['tabs']): Locator {
    return this.tabs.filter({ hasText: this.t.home.tabs[name] });
  }

  categoryTab(id: number): Locator {
    return this.tab(`type${id}` as keyof Texts['home']['tabs']);
  }

  provider(name: string): Locator {
    return this.page
      .getByRole('tablist', { name: this.t.home.providers.label })
      .getByRole('tab', { name, exact: true });
  }

  async chooseCategory(id: number): Promise<void> {
    await this.categoryTab(id).click();
    await this.isOnTab(this.categoryTab(id));
    await this.showsTab(this.categoryTab(id));
    await expect(this.cards.first()).toBeVisible();
  }

  async isOnTab(tab: Locator): Promise<void> {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Waits for the tab's games, which appear a frame after the tab itself has responded. */
  async showsTab(tab: Locator): Promise<void> {
    const id = (await tab.getAttribute('id')) ?? '';
    await expect(this.page.locator('#lobby-panel')).toHaveAttribute('aria-labelledby', id);
  }

  /** Ids of the visible games, in order. More of them are rendered when the page is idle. */
  async idsInView(): Promise<number[]> {
    return this.cards.evaluateAll((cards) =>
      cards
        .filter((card) => card.getBoundingClientRect().top < innerHeight)
        .map((card) => Number(card.getAttribute('data-game-id'))),
    );
  }

  /** Ids of the games in the page now, in order. */
  async ids(): Promise<number[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => Number(card.getAttribute('data-game-id'))),
    );
  }

  async openMenu(): Promise<Locator> {
    await this.header.getByRole('button', { name: this.t.home.header.menu }).click();
    const menu = this.page.locator('[data-overlay="side-menu"]');
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Presses log-out in the menu; returns the confirmation dialog. */
  async askToLogOut(): Promise<Locator> {
    const menu = await this.openMenu();
    await menu.getByRole('button', { name: this.t.menu.logout }).click();
    const question = menu.getByRole('group', { name: this.t.member.logout.question });
    await expect(question).toBeFocused();
    return question;
  }

  async logOut(): Promise<void> {
    const question = await this.askToLogOut();
    await question.getByRole('button', { name: this.t.member.logout.confirm }).click();
  }
}
