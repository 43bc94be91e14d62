/**
 * The withdrawal screen and its sheets, located by roles and names, on a server whose orders wait for the
 * operator.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { bankAccount as bankEnglish } from '#features/bank-account/texts/en-PH.ts';
import { withdrawal as inEnglish } from '#features/withdrawal/texts/en-PH.ts';
import { bankAccount as bankThai } from '#features/bank-account/texts/th-TH.ts';
import { withdrawal as inThai } from '#features/withdrawal/texts/th-TH.ts';
import { withSettings } from '#tests/support/browser.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken, signIn } from '#tests/support/sign-in.ts';
import { COUNTRY_CODE, freshMobile } from './account-steps.ts';
import { bindBank } from './bank-binding.ts';
import { RedPacketPage } from './red-packet-page.ts';
import { makePlayer, type Account } from './operator-steps.ts';
import { test as lobbyTest } from './test.ts';

/** The form that binds a bank account, in any sheet. */
export class BankForm {
  readonly form: Locator;
  readonly bank: Locator;
  readonly realname: Locator;
  readonly number: Locator;
  readonly confirm: Locator;
  readonly picker: Locator;

  constructor(page: Page, t: typeof bankEnglish) {
    this.form = page.locator('[data-form="bank-account"]');
    this.bank = this.form.getByLabel(t.bank, { exact: true });
    this.realname = this.form.getByLabel(t.realname, { exact: true });
    this.number = this.form.getByLabel(t.number, { exact: true });
    this.confirm = this.form.getByRole('button', { name: t.confirm, exact: true });
    this.picker = page.locator('[data-overlay="bank-picker"]');
  }

  async pick(place: number): Promise<string> {
    await this.bank.click();
    const bank = this.picker.getByRole('listitem').nth(place);
    await expect(bank).toBeVisible();
    const name = (await bank.textContent()) ?? '';
    await bank.getByRole('button').click();
    await expect(this.picker).toHaveCount(0);
    await expect(this.bank).toHaveValue(name);
    return name;
  }
}

/** The screen of /withdrawal. */
export class WithdrawalPage {
  readonly page: Page;
  readonly t: typeof inEnglish;
  readonly screen: Locator;
  readonly account: Locator;
  readonly amount: Locator;
  readonly next: Locator;
  readonly confirm: Locator;
  readonly receipt: Locator;
  readonly inDoubt: Locator;
  readonly blocked: Locator;
  readonly steps: Locator;
  readonly bankForm: BankForm;

  constructor(page: Page, t: typeof inEnglish, tBank: typeof bankEnglish) {
    this.page = page;
    this.t = t;
    this.screen = page.locator('[data-screen="withdrawal"]');
    this.account = this.screen.getByLabel(t.form.account, { exact: true });
    this.amount = this.screen.getByLabel(t.form.amount, { exact: true });
    this.next = this.screen.getByRole('button', { name: t.form.next, exact: true });
    this.confirm = page.locator('[data-overlay="withdrawal-confirm"]');
    this.receipt = this.screen.locator('[data-receipt]');
    this.inDoubt = this.screen.locator('[data-in-doubt]');
    this.blocked = this.screen.locator('[data-blocked]');
    this.steps = this.screen.getByRole('list', { name: t.order.timeline }).getByRole('listitem');
    this.bankForm = new BankForm(page, tBank);
  }

  async open(): Promise<void> {
    await this.page.goto('/withdrawal');
    await this.isReady();
  }

  /** Waits until the server's amounts are shown. */
  async isReady(): Promise<void> {
    await expect(this.screen.locator('[data-stage]')).toBeVisible();
  }

  refusal(code: number): Locator {
    return this.screen.locator(`[data-refusal="${code}"]`);
  }

  /** Enters an amount and continues to the confirmation. */
  async enter(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.next.click();
    await expect(this.confirm).toBeVisible();
  }

  /** The button of the confirmation that sends the order. */
  get send(): Locator {
    const [start = ''] = this.t.confirm.submit.split('{{');
    return this.confirm.getByRole('button', { name: new RegExp(`^${start}`) });
  }
}

interface WithdrawalFixtures {
  withdrawal: WithdrawalPage;
  tBank: typeof bankEnglish;
  /** The cash bonus; its red packet is paid to the same accounts. */
  cash: RedPacketPage;
}

/** Orders stay in review and in payout until the operator acts. */
const ENV = { WITHDRAW_REVIEW_SECONDS: '100000', PAYOUT_SECONDS: '100000' };

/** Extends the test with further server settings. */
export const testWith = (settings: Readonly<Record<string, string>>) =>
  lobbyTest.extend<WithdrawalFixtures>({
    settings: withSettings({ ...ENV, ...settings }),
    cash: async ({ page }, use) => use(new RedPacketPage(page)),
    tBank: async ({ market }, use) => use(market === 'th' ? bankThai : bankEnglish),
    withdrawal: async ({ page, market, tBank }, use) =>
      use(new WithdrawalPage(page, market === 'th' ? inThai : inEnglish, tBank)),
  });

export const test = testWith({});

type Operator = Pick<PlatformProcess, 'url' | 'operator' | 'demo'>;

/** Signs the page in as a player with withdrawable coins and a bound account. */
export async function withAccount(
  page: Page,
  platform: Operator,
  state: { coin?: number; vip?: number } = {},
): Promise<{ player: Account; token: string; mobile: string }> {
  const player = await makePlayer(platform, { coin: 200_000, vip: 2, ...state });
  const token = await requestToken(platform.url, player);
  const mobile = COUNTRY_CODE.ph + freshMobile();
  await bindBank(platform, token, 1, mobile);
  await signIn(page, platform, player);
  return { player, token, mobile };
}

/** Returns a player's orders as the operator sees them, newest first. */
export async function ordersOf(
  platform: Pick<PlatformProcess, 'operator'>,
  { account }: Account,
): Promise<{ orderNo: string; amount: number; status: number }[]> {
  const answer = await platform.operator('withdrawal/list', { account });
  return (answer as { orders: { orderNo: string; amount: number; status: number }[] }).orders;
}
