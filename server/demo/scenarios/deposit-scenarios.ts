import { selectWaitingDeposits } from '#server/money/ledger/waiting-deposits.ts';
import { IdentityCode } from '#shared/identity/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { randomUUID } from 'node:crypto';
import { readTradeOffer, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { demoPlayer } from '#server/demo/players/demo-player.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { termsOf, type DepositRequest } from '#server/deposit/deposit-terms.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import { openDeposit, ORDER_MS } from '#server/deposit/open-deposit.ts';
import { closeDeposit } from '#server/money/ledger/deposit-order.ts';
import { DEPOSIT_EFFECTS } from '#server/effects/deposit-effects.ts';
import { payDeposit } from '#server/deposit/paid.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import { openSandbox } from '#server/demo/sandbox/open-sandbox.ts';
import { refuse } from '#server/demo/scenarios/refusals.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { add, fromCoins } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

const RECORDS = 24;
const EMBED_CHANNEL = 1;
const IN_KINDS: readonly number[] = [1, 3];

/** Creates an order of the demo player. */
type Open = (request: Partial<DepositRequest>, agoMs?: number) => Promise<DepositOrder>;

async function asDemo(
  { database, now }: ScenarioContext,
  work: (trx: Trx, open: Open, playerId: number) => Promise<void>,
): Promise<void> {
  const { db } = database;
  const { playerId } = await preparePlayer(database, await demoPlayer(db), now);
  const [payments, seed] = await Promise.all([openSandbox(db), readFact(db, 'seed')]);
  await transact(database, async (trx) => {
    const offer = await readTradeOffer(trx);
    const open: Open = (request, agoMs = 0) =>
      openDeposit(trx, payments, {
        playerId,
        reqNo: randomUUID(),
        terms: termsOf(offer, { amount: fromCoins(500), actType: 0, actId: 0, ...request }),
        returnUrl: null,
        appOrigin: null,
        market: seed?.market ?? 'ph',
        now: epochMs(now - agoMs),
      });
    await work(trx, open, playerId);
  });
}

async function closeChannels({ database, now }: ScenarioContext): Promise<void> {
  await transact(database, async (trx) => {
    const trade = await readTradeOffer(trx);
    const payChannelList = trade.payChannelList.map((channel) =>
      IN_KINDS.includes(channel.kind) ? { ...channel, status: 0 as const } : channel,
    );
    await writeDocuments(trx, { trade: { ...trade, payChannelList } }, now);
    await updateVersions(trx);
  });
}

/** States of deposits. */
export const depositScenarios: Readonly<Record<string, Scenario>> = {
  'deposit-pending': {
    summary: 'The demo player has an order that waits for its payment.',
    apply: (context) =>
      asDemo(context, async (trx, open, playerId) => {
        const waiting = await selectWaitingDeposits(trx, playerId, context.now)
          .select('order_no')
          .executeTakeFirst();
        if (!waiting) await open({ channelId: EMBED_CHANNEL });
      }),
  },
  'deposit-records': {
    summary: `The demo player has ${RECORDS} orders of every end, and one that waits.`,
    apply: (context) =>
      asDemo(context, async (trx, open, playerId) => {
        const { present } = await trx
          .selectFrom('deposit_order')
          .where('player_id', '=', playerId)
          .select((eb) => eb.fn.countAll<number>().as('present'))
          .executeTakeFirstOrThrow();
        if (present > RECORDS) return;
        for (let index = RECORDS; index > 0; index -= 1) {
          const agoMs = index * 7 * HOUR_MS;
          const order = await open({ amount: fromCoins(100 * (1 + (index % 9))) }, agoMs);
          const when = epochMs(order.created_at + 60_000);
          const no = order.order_no;
          if (index % 4 === 1) await closeDeposit(trx, no, 'declined', when);
          else if (index % 4 === 2)
            await closeDeposit(trx, no, 'expired', epochMs(when + ORDER_MS));
          else {
            const payment = { orderNo: no, paid: add(order.amount, order.fee), now: when };
            await payDeposit(trx, payment, DEPOSIT_EFFECTS);
          }
        }
        await open({ channelId: EMBED_CHANNEL });
      }),
  },
  'deposit-channel-down': {
    summary: 'Every channel to pay in is closed: 1233.',
    apply: closeChannels,
  },
  'deposit-create-fails': {
    summary: 'Every new order fails: 500.',
    apply: async (context) => refuse(context, 'createDeposit', 500),
  },
  'deposit-refuses-frame': {
    summary: 'The pages of new orders refuse to be framed.',
    apply: ({ database }) => writeFact(database.db, 'sandbox-cashier', { refusesFrame: true }),
  },
  'deposit-limit': {
    summary: 'New orders are over the deposit limit: 1211, with what is left and until when.',
    apply: async (context) => refuse(context, 'createDeposit', ProtectionCode.depositLimit),
  },
  'deposit-kyc-needed': {
    summary: 'New orders need an identity check: 1221.',
    apply: async (context) => refuse(context, 'createDeposit', IdentityCode.needed),
  },
  'deposit-kyc-review': {
    summary: 'New orders wait for the identity check: 1222.',
    apply: async (context) => refuse(context, 'createDeposit', IdentityCode.inReview),
  },
  'deposit-kyc-rejected': {
    summary: 'The identity check was refused: 1223, with its reason.',
    apply: async (context) => refuse(context, 'createDeposit', IdentityCode.rejected),
  },
};
