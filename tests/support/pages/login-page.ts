import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '#i18n/texts/en-PH/all.ts';
import type { Account } from './operator-steps.ts';

/** The sign-in form (spec §2, Login). */
export class LoginPage {
  readonly page: Page;
  readonly screen: Locator;
  readonly account: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page, { login }: Texts) {
    this.page = page;
    this.screen = page.locator('[data-screen="login"]');
    this.account = this.screen.getByLabel(login.account, { exact: true });
    this.password = this.screen.getByLabel(login.password, { exact: true });
    this.submit = this.screen.getByRole('button', { name: login.submit, exact: true });
  }

  async enter({ account, password }: Account): Promise<void> {
    await this.account.fill(account);
    await this.password.fill(password);
  }

  /** Signs in through the form; the caller waits for where it leads. */
  async signIn(account: Account): Promise<void> {
    await expect(this.screen).toBeVisible();
    await this.enter(account);
    await this.submit.click();
  }
}
