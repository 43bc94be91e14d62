import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { deposit as inEnglish, type DepositTexts } from '#features/deposit/texts/en-PH.ts';
import { deposit as inThai } from '#features/deposit/texts/th-TH.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import type { Account } from './operator-steps.ts';

/** The seed's channels by purpose. */
export const CHANNEL = {
  ph: {
    embed: 'LanternPay',
    qr: 'TideQR',
    redirect: 'Island Bank Transfer',
    fee: 'Corner Store',
    strict: 'MoonWallet',
  },
  th: {
    embed: 'โคมเพย์',
    qr: 'คิวอาร์สายน้ำ',
    redirect: 'โอนธนาคารเกาะแก้ว',
    fee: 'เคาน์เตอร์',
    strict: 'กระเป๋าจันทร์',
  },
} as const;

/** The deposit screen, or its overlay over a game, and the sheet of the payment page. */
export class DepositPage {
  readonly page: Page;
  readonly t: DepositTexts;
  readonly screen: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly sheet: Locator;
  readonly frame: FrameLocator;

  constructor(page: Page, market: 'ph' | 'th' = 'ph', root = '[data-screen="deposit"]') {
    this.page = page;
    this.t = market === 'th' ? inThai : inEnglish;
    this.screen = page.locator(root);
    this.amount = this.screen.getByLabel(this.t.amount.label, { exact: true });
    this.submit = this.screen.locator('button[type="submit"]');
    this.sheet = page.locator('[data-overlay="deposit-sheet"]');
    this.frame = this.sheet.frameLocator('iframe');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/deposit${query}`);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await expect(this.submit).toBeVisible();
  }

  /** Before the first deposit: chooses no limit. */
  async chooseNoLimit(): Promise<void> {
    await this.screen.locator('[data-first-limit] button[type="button"]').last().click();
    await expect(this.screen.locator('[data-first-limit]')).toHaveCount(0);
    await this.isReady();
  }

  channel(name: string): Locator {
    return this.screen.getByRole('radio', { name: new RegExp(name) });
  }

  quick(figure: string): Locator {
    return this.screen
      .getByRole('group', { name: this.t.amount.quick })
      .getByRole('button', { name: new RegExp(`^${figure}(?!\\d|,)`) });
  }

  /** The part that shows the state of the order. */
  part(name: 'waiting' | 'paid' | 'failed' | 'unknown'): Locator {
    return this.screen.locator(`[data-deposit="${name}"]`);
  }

  /** Creates an order that is paid in the sheet, and waits for the cashier's page in it. */
  async openCashier(coins = '500', channel: string = CHANNEL.ph.embed): Promise<void> {
    await this.amount.fill(coins);
    await this.channel(channel).check();
    await this.submit.click();
    await expect(this.payButton).toBeVisible();
  }

  get payButton(): Locator {
    return this.frame.locator('button.primary');
  }

  get declineButton(): Locator {
    return this.frame.locator('button.secondary');
  }

  get balance(): Locator {
    return this.screen.locator('[data-balance]').first();
  }
}

/** An order as the operator sees it. */
export interface SeenOrder {
  order_no: string;
  status: 0 | 1 | 2;
  amount: number;
}

/** Returns a player's orders on the server, newest first. */
export async function ordersOf(
  platform: Pick<PlatformProcess, 'operator'>,
  { account }: Account,
): Promise<readonly SeenOrder[]> {
  const answer = await platform.operator('deposit/list', { account });
  return (answer as { orders: readonly SeenOrder[] }).orders;
}

export const CREATE = endpoints.createDeposit.path;
export const CHECK = endpoints.checkDeposit.path;
