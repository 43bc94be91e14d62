import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import { giveCard } from '#server/sign-up-bonus/sign-in-cards.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import { post, type PostingKind } from '#server/money/ledger/post.ts';
import { disagreementsIn, reconcile, runChecks } from '#server/reconcile/reconcile.ts';
import { callback, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import {
  callOn,
  eachPlatform,
  operate,
  ownPlayer,
  type OwnPlayer,
} from '#tests/server/platforms.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import { createSumsCounter } from '#server/money/sums/count-sums.ts';
import { fewOf } from '#tests/support/extent.ts';

const SCENARIOS = [
  'savings-earning',
  'busy-player',
  'vip-claimable',
  'rich-player',
  'red-packet-done',
  'red-packet-no-times',
];

/** Moves money of every kind as players do. */
async function makeMoneyMove(platform: Platform): Promise<void> {
  const { database } = platform.context;
  for (const name of SCENARIOS) {
    expect((await operate(platform, 'scenario apply', { name })).body['errcode']).toBe(0);
  }
  const banks = await someBanks(database.db, 1);
  const player = await ownPlayer(platform, { vip: 3, banks, deposits: fromCoins(50_000) });
  const ok = async (name: EndpointName, body: object = {}) => {
    const answer = await callOn(platform, name, { reqNo: randomUUID(), ...body }, player.token);
    expect([name, answer.body['errcode'], answer.body['msg']]).toEqual([name, 0, undefined]);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    const order = await makeOrder(platform, player.token);
    if (turn === 0) expect((await callback(platform, order)).status).toBe(200);
  }
  await ok('redeemCode', { code: 'BONUS88' });
  await ok('claimVipBonus', { kind: 1, level: 3 });
  await claimActivities(platform, player, ok);
  await ok('depositSavings', { amount: fromCoins(10_000) });
  await ok('withdrawSavings', { amount: 1234 });
  const opened = await openGameAs(platform, 'reels', { player });
  for (let turn = 0; turn < 10; turn += 1) expect((await opened.bet()).status).toBe(200);
  // One order is paid, one fails and is returned, one stays open.
  const bankId = banks[0]?.bankId;
  for (const end of ['pay', 'fail', null]) {
    const body = { reqNo: randomUUID(), amount: fromCoins(100), bankId };
    const answer = await callOn(platform, 'createWithdrawal', body, player.token);
    expect(answer.body).toMatchObject({ errcode: 0 });
    const orderNo = answer.body['orderNo'];
    if (end === null) continue;
    const ended = await operate(platform, `withdrawal ${end}`, { order: orderNo, reason: 'test' });
    expect(ended.body['errcode']).toBe(0);
  }
}

/** Makes a claim of every activity; some need direct preparation. */
async function claimActivities(
  platform: Platform,
  player: OwnPlayer,
  ok: (name: EndpointName, body?: object) => Promise<void>,
): Promise<void> {
  const { database, clock, settings } = platform.context;
  const now = clock.now();
  await transact(database, (trx) =>
    giveCard(trx, {
      playerId: player.id,
      propId: 6004,
      orderNo: randomUUID(),
      days: 3,
      daily: fromCoins(5),
      betRate: 3,
      now,
      market: settings.market,
    }),
  );
  const card = await database.db
    .selectFrom('sign_in_card')
    .where('player_id', '=', player.id)
    .select('id')
    .executeTakeFirstOrThrow();
  await ok('claimSignUpBonus', { id: card.id });
  await ok('claimAccumulatedRecharge', { propId: 12001 });
  await ok('claimTask', { taskId: 1 });
  await ok('actionLog', { actionType: 1 });
  await ok('claimTask', { taskId: 7 });
  await ok('claimTask', { achieveNum: 2 });
  const mail = {
    account: player.account,
    type: 1,
    title: 'Gift',
    content: 'x',
    rewards: '2001:70',
    reason: 'test',
  };
  expect((await operate(platform, 'mail send', mail)).status).toBe(200);
  await ok('claimMail', { type: 1 });
  const { body: joined } = await callOn(
    platform,
    'spinInvite',
    { reqNo: randomUUID() },
    player.token,
  );
  const tid = String(joined['tid']);
  await database.db
    .updateTable('spin_round')
    .where('tid', '=', tid)
    .set((eb) => ({ won: eb.ref('target') }))
    .execute();
  await ok('spinPayout', { tid });
}

/** Makes a posting that belongs to no area. */
const postOdd = (kind: PostingKind, reference: string) => (trx: Trx, playerId: number) =>
  post(trx, {
    kind,
    reference,
    entries: [
      { wallet: { playerId, kind: 'coin' }, amount: minorUnits(100) },
      { wallet: 'house:bonus', amount: minorUnits(-100) },
    ],
    now: 0,
  });

const run = (statement: string) => (trx: Trx) => sql.raw(statement).execute(trx);

const DAMAGES: [
  title: string,
  checks: string[],
  damage: (trx: Trx, playerId: number) => Promise<unknown>,
][] = [
  [
    'a balance that was written by hand',
    ['ledger', 'savings'],
    async (trx) => {
      await sql`alter table wallet disable trigger all`.execute(trx);
      await sql`update wallet set balance = balance + 5 where kind = 'safebox'
        and balance > 0`.execute(trx);
    },
  ],
  ['a recharge of nowhere', ['recharge'], run('update player set total_recharge = 7')],
  [
    'a deposit of another amount',
    ['deposits'],
    run('update deposit_order set credited = credited + 1 where status = 1'),
  ],
  ['a paid order that is lost', ['deposits'], run('delete from deposit_order where status = 1')],
  [
    'an order paid without money',
    ['deposits'],
    run(`update deposit_order set status = 1, credited = amount, ended_at = 1 where status = 0`),
  ],
  [
    'a withdrawal of another amount',
    ['withdrawals'],
    run('update withdrawal_order set amount = amount + 1'),
  ],
  [
    'a withdrawal that is said to be paid',
    ['withdrawals'],
    run('update withdrawal_order set status = 4, next_at = null where status in (0, 1)'),
  ],
  ['a day of another sum', ['money-days'], run('update money_day set bet = bet + 1')],
  ['a counted sum that grew', ['money-sums'], run('update money_sum set amount = amount + 1')],
  ['a player who was counted twice', ['money-sums'], run('update bet_gap_sum set players = 2')],
  [
    'a lost round',
    ['rounds', 'wagering', 'money-sums'],
    run('delete from game_round where not is_demo'),
  ],
  ['a win that grew', ['rounds'], run('update game_round set win = win + 1 where win > 0')],
  ['a bet that was not counted', ['wagering'], run('update play_day set bet = bet + 1')],
  ['progress without bets', ['wagering'], run('update counted_bet set progress = 0')],
  ['lost savings', ['savings'], run('delete from savings_account')],
  ['savings that grew', ['savings'], run('update savings_account set amount = amount + 1')],
  ['a lost movement of savings', ['savings'], run('delete from savings_movement where type = 2')],
  ['a lost VIP claim', ['vip'], run('delete from vip_claim')],
  [
    'a VIP claim that was not paid',
    ['vip'],
    (trx, playerId) =>
      sql`insert into vip_claim values (${playerId}, 1, 'level-9', 9, 5, 0)`.execute(trx),
  ],
  ['a lost day of a sign-in card', ['sign-up-bonus'], run('delete from sign_in_claim')],
  ['a lost tier', ['accumulated-recharge'], run('delete from recharge_claim')],
  [
    'a tier that was not paid',
    ['accumulated-recharge'],
    (trx, playerId) => sql`insert into recharge_claim values (${playerId}, 12002, 0)`.execute(trx),
  ],
  ['a lost round of the spin invite', ['spin-invite'], run('delete from spin_round')],
  ['a lost task', ['tasks'], run('delete from task_claim')],
  ['a lost step of tasks', ['tasks'], run('delete from task_step_claim')],
  ['a mail that is not claimed any more', ['mail'], run('update mail set claimed_at = null')],
  [
    "another player's mail",
    ['mail'],
    (trx, playerId) => sql`update mail set player_id = ${playerId}`.execute(trx),
  ],
  [
    'a lost withdrawal of a cash bonus',
    ['red-packet'],
    run('delete from red_packet_payout where is_first'),
  ],
  ['a cash bonus beyond what was collected', ['red-packet'], run('delete from red_packet_claim')],
  ['a lost redemption', ['redeem'], run('delete from redeem_claim')],
  ['a bonus for the wrong player', ['bind'], postOdd('bonus', 'bind-1')],
  ['money of nobody knows where from', ['origins'], postOdd('adjust', 'by hand')],
  [
    'a deposit without an order',
    ['deposits', 'recharge'],
    async (trx, playerId) => {
      await postOdd('deposit', 'D261121-AAAAA-BBBBB')(trx, playerId);
      await trx.updateTable('player').where('id', '=', playerId).set({ vip: 0 }).execute();
      await sql`update player set total_recharge = 0 where id = ${playerId}`.execute(trx);
    },
  ],
];

class Undo extends Error {}

eachPlatform(
  'reconciling',
  (subject) => {
    it('finds no disagreement after money of every kind has moved', async () => {
      await makeMoneyMove(subject.platform());
      const { database } = subject.platform().context;
      await createSumsCounter(database, 'ph')();
      const found = await reconcile(database.db);
      expect(disagreementsIn(found)).toEqual([]);
      expect(found.isClean).toBe(true);
      const compared = Object.fromEntries(found.checks.map((one) => [one.name, one.compared]));
      for (const name of [
        'deposits',
        'withdrawals',
        'rounds',
        'savings',
        'vip',
        'redeem',
        'sign-up-bonus',
        'accumulated-recharge',
        'spin-invite',
        'tasks',
        'mail',
        'red-packet',
        'wagering',
        'money-sums',
      ]) {
        expect([name, compared[name]]).toEqual([name, expect.any(Number)]);
        expect(compared[name]).toBeGreaterThan(0);
      }
    });

    it.each(fewOf(DAMAGES))('finds %s', async (_title, checks, damage) => {
      const { database } = subject.platform().context;
      const { id } = await ownPlayer(subject.platform());
      const outcome = transact(database, async (trx) => {
        await damage(trx, id);
        const found = await runChecks(trx);
        expect(found.isClean).toBe(false);
        const named = found.checks.filter(({ disagreements }) => disagreements.length > 0);
        expect(named.map(({ name }) => name).toSorted()).toEqual(checks.toSorted());
        throw new Undo();
      });
      await expect(outcome).rejects.toBeInstanceOf(Undo);
      expect((await reconcile(database.db)).isClean).toBe(true);
    });
  },
  ['--promotion-needs='],
);
