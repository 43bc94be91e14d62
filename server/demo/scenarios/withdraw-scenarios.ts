import { setPayoutsOpen } from '#server/demo/players/prepared-payouts.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { demoPlayer } from '#server/demo/players/demo-player.ts';
import { prepareMoney, type PreparedMoney } from '#server/demo/players/prepared-money.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { OrderStatus } from '#server/money/ledger/order-status.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

/** Owner of the account in `bank-taken`; the password is the demo account's. */
const BANK_OWNER = 'parolabank';
/** The last digits of that account, and of one that received a payout. */
export const TAKEN_END = '8800';
export const PAID_END = '7700';

const BANK = 1;
/** A bank that is not in the lobby's config. */
const GONE_BANK = 99;
const SELF_EXCLUDED = 2;
const WITHDRAW_BLOCKED = 6;

const { waiting, inProcess, fail, rejected, success } = OrderStatus;

const READY: PreparedMoney = { coin: fromCoins(5_000), vip: 2, banks: [{ bankId: BANK }] };
const PAID = [{ bankId: BANK, end: PAID_END }];

async function apply(
  { database, now }: ScenarioContext,
  money: PreparedMoney,
  isOpen = true,
): Promise<void> {
  const demo = await demoPlayer(database.db);
  const { playerId } = await preparePlayer(database, { ...demo, banks: [] }, now);
  await prepareMoney(database, playerId, money, now);
  await setPayoutsOpen(database, isOpen, now);
}

const state = (summary: string, money: Partial<PreparedMoney>): Scenario => ({
  summary: `${DEMO_ACCOUNT} ${summary}`,
  apply: (context) => apply(context, { ...READY, ...money }),
});

const order = (status: OrderStatus, coins: number, minutesAgo = 12) => ({
  amount: fromCoins(coins),
  status,
  minutesAgo,
});

const requirement = (
  source: 'deposit' | 'bonus',
  locked: number,
  need: number,
  done: number,
): Pick<PreparedMoney, 'requirement'> => ({
  requirement: {
    source,
    locked: fromCoins(locked),
    need: fromCoins(need),
    done: fromCoins(done),
  },
});

/** Orders with every end, for a list of several pages. */
const HISTORY = Array.from({ length: 45 }, (_, at) =>
  order([success, success, fail, success, rejected][at % 5] ?? success, 100 + at, 10 * (46 - at)),
);

/** States of withdrawals: every code of spec §8, each state of an order. */
export const withdrawScenarios: Readonly<Record<string, Scenario>> = {
  'withdraw-ready': state('may withdraw up to 5,000: money, a bank, nothing that blocks.', {}),
  'withdraw-no-bank': state('may withdraw, but has bound no bank yet.', { banks: [] }),
  'withdraw-no-balance': state('has 50: less than the smallest withdrawal, 101.', {
    coin: fromCoins(50),
  }),
  'withdraw-bet-more': state('has not bet a deposit of 1,000 yet: 102, 250 of 1,000 done.', {
    coin: fromCoins(1_000),
    ...requirement('deposit', 1_000, 1_000, 250),
  }),
  'withdraw-total-short': state('has 1,500 of which 1,000 are locked: 103 above 500.', {
    coin: fromCoins(1_500),
    ...requirement('bonus', 1_000, 5_000, 2_000),
  }),
  'withdraw-daily-count': state('has had the one withdrawal of today that VIP 0 has: 104.', {
    vip: 0,
    banks: PAID,
    orders: [order(success, 200)],
  }),
  'withdraw-pending': state('has an order that waits: 1006.', { orders: [order(waiting, 500, 3)] }),
  'withdraw-vip-limit': state('has 50,000 and VIP 1: 1016 above 10,000.', {
    coin: fromCoins(50_000),
    vip: 1,
  }),
  'withdraw-daily-quota': state('has 50 left of the 20,000 of today: 1066.', {
    coin: fromCoins(30_000),
    vip: 1,
    banks: PAID,
    orders: [order(success, 19_950)],
  }),
  'withdraw-wager': state('plays a bonus of 600: 1071, 1,200 of 3,000 done.', {
    coin: fromCoins(600),
    ...requirement('bonus', 600, 3_000, 1_200),
  }),
  'withdraw-not-allowed': state('is not allowed to withdraw: 1078.', { status: WITHDRAW_BLOCKED }),
  'withdraw-closed': {
    summary: `${DEMO_ACCOUNT} has money, but every payout method is closed: 1079.`,
    apply: (context) => apply(context, READY, false),
  },
  'withdraw-bank-gone': state('has bound a bank that is served no more: 1122.', {
    banks: [{ bankId: GONE_BANK }],
  }),
  'withdraw-excluded': state('has excluded himself from playing, and may withdraw.', {
    status: SELF_EXCLUDED,
  }),
  'withdraw-waiting': state('has an order that waits for its review.', {
    orders: [order(waiting, 500)],
  }),
  'withdraw-in-process': state('has an order that is at the bank.', {
    orders: [order(inProcess, 500)],
  }),
  'withdraw-failed': state('has an order that failed; the money is back.', {
    orders: [order(fail, 500)],
  }),
  'withdraw-rejected': state('has an order that was rejected; the money is back.', {
    orders: [order(rejected, 500)],
  }),
  'withdraw-success': state('has an order that was paid.', {
    banks: PAID,
    orders: [order(success, 500)],
  }),
  'withdraw-history': state('has 45 orders, paid, failed and rejected.', {
    vip: 10,
    banks: PAID,
    orders: HISTORY,
  }),
  'bank-taken': {
    summary: `${DEMO_ACCOUNT} has no bank; bank ${BANK} with a number ending in ${TAKEN_END} is another player's: 5.`,
    async apply(context) {
      const { database, now } = context;
      await apply(context, { ...READY, banks: [] });
      const owner = { account: BANK_OWNER, password: DEMO_PASSWORD, deposits: ZERO };
      const { playerId } = await preparePlayer(database, owner, now);
      const banks = [{ bankId: BANK, end: TAKEN_END }];
      await prepareMoney(database, playerId, { coin: ZERO, vip: 0, banks }, now);
    },
  },
  'bank-change-blocked': state('was paid to the bound bank, so only service changes it: 1122.', {
    banks: PAID,
    orders: [order(success, 500)],
  }),
};
