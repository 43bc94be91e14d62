import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '#i18n/texts/en-PH/all.ts';

type Sheet = 'redeem-code' | 'superior' | 'sign-in-sessions';

/** The player's own tab and the sheets that open from it. */
export class MemberPage {
  readonly page: Page;
  readonly screen: Locator;
  readonly balance: Locator;
  readonly refresh: Locator;
  readonly #t: Texts['member'];

  constructor(page: Page, { member }: Texts) {
    this.page = page;
    this.#t = member;
    this.screen = page.locator('[data-screen="member"]');
    this.balance = this.screen.locator('[data-balance]');
    this.refresh = this.screen.getByRole('button', { name: member.refresh, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/lobby/member');
    await this.isReady();
  }

  /** Waits until the player and the balance are shown. */
  async isReady(): Promise<void> {
    await expect(this.screen).toBeVisible();
    await expect(this.balance).toBeVisible();
  }

  /** Opens the account screen from the tab. */
  async openAccount(): Promise<Locator> {
    await this.screen.getByRole('link', { name: this.#t.accountRow, exact: true }).click();
    const account = this.page.locator('[data-screen="profileAccount"]');
    await expect(account).toBeVisible();
    return account;
  }

  /** Opens a sheet without waiting for its calls. */
  async askSheet(name: Sheet): Promise<Locator> {
    const { redeemRow, superiorRow, sessionsRow } = this.#t;
    const row = {
      'redeem-code': redeemRow,
      superior: superiorRow,
      'sign-in-sessions': sessionsRow,
    };
    // The devices are listed on the account screen, one level deeper; the rows are in the list beside a wide screen.
    const main =
      name === 'sign-in-sessions'
        ? await this.openAccount()
        : this.page.locator('[data-screen="member"], [data-member-pane]');
    await main.getByRole('button', { name: row[name], exact: true }).click();
    const sheet = this.page.locator(`[data-overlay="${name}"]`);
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async openSheet(name: Sheet): Promise<Locator> {
    const sheet = await this.askSheet(name);
    await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
    return sheet;
  }

  async logOut(): Promise<void> {
    await this.screen.getByRole('button', { name: this.#t.logout.row, exact: true }).click();
    const question = this.screen.getByRole('group', { name: this.#t.logout.question });
    await question.getByRole('button', { name: this.#t.logout.confirm, exact: true }).click();
  }
}
