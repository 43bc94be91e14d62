/** The account forms, located by roles and names. */
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '#i18n/texts/en-PH/all.ts';

export interface RegisterEntry {
  account: string;
  password: string;
  confirmation?: string;
  email?: string;
}

/** The form of a new account (spec §2, Register). */
export class RegisterPage {
  readonly screen: Locator;
  readonly account: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly email: Locator;
  readonly age: Locator;
  readonly submit: Locator;

  constructor(page: Page, { account: own, login }: Texts) {
    this.screen = page.locator('[data-screen="register"]');
    this.account = this.screen.getByLabel(login.account, { exact: true });
    this.password = this.screen.getByLabel(login.password, { exact: true });
    this.confirmation = this.screen.getByLabel(own.confirmPassword, { exact: true });
    this.email = this.screen.getByLabel(own.email, { exact: true });
    this.age = this.screen.getByRole('checkbox', { name: own.register.age });
    this.submit = this.screen.getByRole('button', { name: own.register.submit, exact: true });
  }

  async enter({ account, password, confirmation = password, email }: RegisterEntry): Promise<void> {
    await this.account.fill(account);
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.email.fill(email ?? `${account}@example.com`);
  }

  async register(entry: RegisterEntry): Promise<void> {
    await this.enter(entry);
    await this.submit.click();
  }
}

/** Base of the forms with an SMS code. */
class CodePage {
  readonly screen: Locator;
  readonly mobile: Locator;
  readonly send: Locator;
  readonly code: Locator;
  readonly resend: Locator;
  readonly alert: Locator;

  constructor(page: Page, name: string, { account: { mobile, code } }: Texts) {
    this.screen = page.locator(`[data-screen="${name}"]`);
    this.mobile = this.screen.getByLabel(mobile, { exact: true });
    this.send = this.screen.getByRole('button', { name: code.send, exact: true });
    this.code = this.screen.getByLabel(code.label, { exact: true });
    const [inTime = ''] = code.resendIn.split('{{');
    const names = [code.resend, inTime].map((text) => text.trim());
    this.resend = this.screen.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})`) });
    this.alert = this.screen.getByRole('alert');
  }
}

/** The form that sets a new password by a code (spec §2, /forget). */
export class ForgetPage extends CodePage {
  readonly account: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;

  constructor(page: Page, t: Texts) {
    super(page, 'forget', t);
    this.account = this.screen.getByLabel(t.login.account, { exact: true });
    this.password = this.screen.getByLabel(t.account.newPassword, { exact: true });
    this.confirmation = this.screen.getByLabel(t.account.confirmPassword, { exact: true });
    this.submit = this.screen.getByRole('button', { name: t.account.forget.submit, exact: true });
  }

  async ask(account: string, mobile: string): Promise<void> {
    await this.account.fill(account);
    await this.mobile.fill(mobile);
    await this.send.click();
  }

  async setPassword(code: string, password: string): Promise<void> {
    await this.code.fill(code);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await this.submit.click();
  }
}

/** The form that binds a mobile (spec §2, /bind). */
export class BindPage extends CodePage {
  readonly submit: Locator;

  constructor(page: Page, t: Texts) {
    super(page, 'bind', t);
    this.submit = this.screen.getByRole('button', { name: t.account.bind.submit, exact: true });
  }

  async ask(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.send.click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }
}
