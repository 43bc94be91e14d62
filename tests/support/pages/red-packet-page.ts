/** The red packet's dialog and the cash bonus page, located by roles and names. */
import { expect, type Locator, type Page } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { redPacket as inEnglish } from '#features/red-packet/texts/en-PH.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { COUNTRY_CODE, freshMobile } from './account-steps.ts';
import type { LobbyData } from './lobby-data.ts';
import { createPlayerClient, playRounds, someSlots, type PlayerClient } from './player-client.ts';
import { makePlayer, type Account } from './operator-steps.ts';
import { fill } from './texts.ts';
import { bindBank } from './bank-binding.ts';

type Operator = Pick<PlatformProcess, 'url' | 'operator' | 'demo'>;

const RED_PACKET = 22;
const BET = 50_000;

export const peso = (amount: number, digits = 2): string =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);

export class RedPacketPage {
  readonly page: Page;
  readonly screen: Locator;
  readonly packet: Locator;
  readonly tip: Locator;
  readonly bankForm: Locator;
  readonly record: Locator;

  constructor(page: Page) {
    this.page = page;
    this.screen = page.locator('[data-screen="redPacket"]');
    this.packet = page.locator('[data-overlay="red-packet"]');
    this.tip = page.locator('[data-overlay="red-packet-tip"]');
    this.bankForm = page.locator('[data-form="bank-account"]');
    this.record = this.screen.locator('section', {
      has: page.getByRole('heading', { name: inEnglish.record.title, exact: true }),
    });
  }

  async open(): Promise<void> {
    await this.page.goto('/activity/cashBonus');
    await expect(this.record).toBeVisible();
  }

  /** Opens the dialog of the packet. */
  async openPacket(amount = 5000): Promise<void> {
    await this.screen
      .getByRole('button', { name: fill(inEnglish.first.openOf, { amount: peso(amount, 0) }) })
      .click();
    await expect(this.packet).toBeVisible();
  }

  withdrawButton(amount: number, within = this.screen): Locator {
    return within.getByRole('button', {
      name:
        amount === 0
          ? inEnglish.head.withdrawNone
          : fill(inEnglish.head.withdraw, { amount: peso(amount) }),
    });
  }

  level(number: number, bonus: number): Locator {
    const name = fill(inEnglish.levels.level, { level: number });
    return this.collect(name, bonus);
  }

  deposit(price: number, bonus: number): Locator {
    return this.collect(fill(inEnglish.recharges.deposit, { price: peso(price, 0) }), bonus);
  }

  private collect(name: string, bonus: number): Locator {
    return this.screen.getByRole('button', {
      name: fill(inEnglish.claimOf, { amount: peso(bonus), name }),
    });
  }

  /** The stored mark of the red packet: -1 once it is finished for good. */
  mark(): Promise<unknown> {
    return this.page.evaluate(
      ([key, id]) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>)[id],
      [localKeys.activityMarks, String(RED_PACKET)] as const,
    );
  }
}

/** A player with coins to play with, and steps as from another phone. */
export interface PacketPlayer {
  player: Account;
  token: string;
  client: PlayerClient;
  /** Places bets that add up to this many times 500 coins. */
  bet(times: number): Promise<void>;
  /** Deposits this amount, in hundredths. */
  payIn(amount: number): Promise<void>;
  coin(): Promise<number>;
}

export async function makePacketPlayer(
  platform: Operator,
  lobby: LobbyData,
  {
    hasBank = true,
    coin = 500_000,
    ...more
  }: { hasBank?: boolean; coin?: number; mobile?: string } = {},
): Promise<PacketPlayer> {
  // Bonuses are paid only to players with their own mobile number.
  const mobile = COUNTRY_CODE.ph + freshMobile();
  const player = await makePlayer(platform, { coin, mobile, ...more });
  const token = await requestToken(platform.url, player);
  if (hasBank) await bindBank(platform, token, 1, COUNTRY_CODE.ph + freshMobile());
  const client = await createPlayerClient(platform, player);
  await client.call('redPacket', { version: 1 });
  return {
    player,
    token,
    client,
    bet: (times) => playRounds(platform, client, someSlots(lobby), times, BET),
    async payIn(amount) {
      const { orderNo } = await client.order('createDeposit', { version: 3, amount, channelId: 1 });
      await platform.operator('deposit/pay', { reason: 'test', orderNo });
    },
    coin: async () => (await client.call('refreshBalance')).coin,
  };
}
