/** The dialogs of the sign-up bonus and of the accumulated recharge, and how to open them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { accumulatedRecharge as tiersInEnglish } from '#features/accumulated-recharge/texts/en-PH.ts';
import {
  signUpBonus as inEnglish,
  type SignUpBonusTexts,
} from '#features/sign-up-bonus/texts/en-PH.ts';
import { accumulatedRecharge as tiersInThai } from '#features/accumulated-recharge/texts/th-TH.ts';
import { signUpBonus as inThai } from '#features/sign-up-bonus/texts/th-TH.ts';
import { HomePage } from './home-page.ts';
import type { LobbyData } from './lobby-data.ts';
import { textsOf } from './texts.ts';

type Market = 'ph' | 'th';

/** The banner action of the accumulated recharge (spec §4). */
const ACTION = '28';

/** The sign-up bonus, opened from the member screen. */
export class SignUpDialog {
  readonly page: Page;
  readonly t: SignUpBonusTexts;
  readonly dialog: Locator;
  readonly row: Locator;
  readonly dot: Locator;
  readonly days: Locator;

  constructor(page: Page, market: Market = 'ph') {
    this.page = page;
    this.t = market === 'th' ? inThai : inEnglish;
    this.dialog = page.locator('[data-overlay="sign-up-bonus"]');
    // Not by its role: behind the open dialog it has none.
    this.row = page.locator('[data-screen="member"] button', {
      hasText: textsOf(market).member.signUpBonus,
    });
    this.dot = this.row.locator(`[aria-label="${textsOf(market).member.bonusUnclaimed}"]`);
    this.days = this.dialog.locator('[data-day]');
  }

  /** Opens it; `variant` is the state that it ends in. */
  async open(variant: 'packages' | 'calendar' | 'failed' | 'loading' = 'packages'): Promise<void> {
    await this.page.goto('/lobby/member');
    await this.row.click();
    await expect(this.dialog).toHaveAttribute('data-variant', variant);
  }

  /** The big button below the calendar. */
  get claim(): Locator {
    return this.dialog.getByRole('button', { name: /^(?:Claim ₱|รับ ฿)/ });
  }

  /** States of the days, from the first. */
  states(): Promise<(string | undefined)[]> {
    return this.days.evaluateAll((cells: HTMLElement[]) =>
      cells.map((cell) => cell.dataset['day']),
    );
  }
}

/** The accumulated recharge, opened from a banner of the lobby. */
export class RechargeDialog {
  readonly page: Page;
  readonly t: typeof tiersInEnglish;
  readonly dialog: Locator;
  readonly tiers: Locator;
  readonly #home: HomePage;

  constructor(page: Page, market: Market = 'ph') {
    this.page = page;
    this.t = market === 'th' ? tiersInThai : tiersInEnglish;
    this.dialog = page.locator('[data-overlay="accumulated-recharge"]');
    this.tiers = this.dialog.locator('[data-tier]');
    this.#home = new HomePage(page, textsOf(market));
  }

  /** Opens it; `variant` is the state that it ends in. */
  async open(variant: 'ready' | 'failed' | 'loading' = 'ready'): Promise<void> {
    await this.serveBanner();
    await this.#home.open();
    await this.openAgain(variant);
  }

  async openAgain(variant: 'ready' | 'failed' | 'loading' = 'ready'): Promise<void> {
    await this.#home.isReady();
    await this.#home.carousel.front.getByRole('button').click();
    await expect(this.dialog).toHaveAttribute('data-variant', variant);
  }

  tier(id: number): Locator {
    return this.dialog.locator(`[data-tier="${id}"]`);
  }

  /** Ids and states, in order. */
  list(): Promise<string[]> {
    return this.tiers.evaluateAll((rows: HTMLElement[]) =>
      rows.map(({ dataset }) => `${dataset['tier']} ${dataset['state']}`),
    );
  }

  /** Serves this banner alone, of a type that the player's recharge does not hide. */
  private async serveBanner(): Promise<void> {
    await this.page.route(`**${endpoints.afterLoginConfig.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as LobbyData;
      const [model] = answer.appLobbyAdConfigList;
      const banner = { ...model, id: 900, sort: 0, clickType: 1, clickAction: ACTION };
      await route.fulfill({ response, json: { ...answer, appLobbyAdConfigList: [banner] } });
    });
  }
}
