/** Every activity claim with the steps that make it claimable, for tests of concurrent claims. */
import { randomUUID } from 'node:crypto';
import { giveCard } from '#server/sign-up-bonus/sign-in-cards.ts';
import { beginPacket } from '#server/red-packet/packet.ts';
import { payIn } from '#server/demo/players/paid-deposit.ts';
import { playFor } from '#server/demo/players/played-rounds.ts';
import { transact } from '#server/core/database/transact.ts';
import { storeMail } from '#server/mail/mails.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** A player for whom a claim is prepared. */
export interface Claimant {
  database: Database;
  playerId: number;
  now: EpochMs;
  /** Makes a call as the player. */
  call(name: EndpointName, body?: object): Promise<Record<string, unknown>>;
}

export interface ActivityClaim {
  name: EndpointName;
  /** Distinguishes it from other claims of the same call. */
  what: string;
  /** Makes the claim ready. @returns the request body without its number */
  prepare(claimant: Claimant): Promise<object>;
  /** Errcode of every later claim with a new number. */
  refusal: number;
  /** Coins added to the balance; 0 where a claim moves no money. */
  coins: number;
}

const CARD_DAY = 5;
const CODE_COINS = 40;
const MAIL_COINS = 70;
const SPIN_TARGET = 500;

async function joinSpin({ call }: Claimant): Promise<string> {
  return String((await call('spinInvite'))['tid']);
}

async function beginRedPacket({ database, playerId, now }: Claimant, bets: number): Promise<void> {
  await beginPacket(database.db, playerId, now);
  await playFor(database, playerId, fromCoins(bets), now);
}

export const activityClaims: readonly ActivityClaim[] = [
  {
    name: 'claimSignUpBonus',
    what: 'a day of a sign-in card',
    refusal: 1241,
    coins: CARD_DAY,
    async prepare({ database, playerId, now }) {
      const card = {
        propId: 6004,
        orderNo: randomUUID(),
        days: 3,
        betRate: 3,
        market: 'ph',
      } as const;
      const daily = fromCoins(CARD_DAY);
      await transact(database, (trx) => giveCard(trx, { ...card, daily, playerId, now }));
      const { id } = await database.db
        .selectFrom('sign_in_card')
        .where('player_id', '=', playerId)
        .select('id')
        .executeTakeFirstOrThrow();
      return { id };
    },
  },
  {
    name: 'claimAccumulatedRecharge',
    what: 'a tier of the accumulated recharge',
    refusal: 1241,
    coins: 8,
    prepare: async () => ({ propId: 12001 }),
  },
  {
    name: 'spin',
    what: 'a spin of the wheel',
    refusal: 1108,
    coins: 0,
    prepare: async (claimant) => ({ tid: await joinSpin(claimant) }),
  },
  {
    name: 'spinPayout',
    what: 'a payout of the spin invite',
    refusal: 1115,
    coins: SPIN_TARGET,
    async prepare(claimant) {
      const tid = await joinSpin(claimant);
      await claimant.database.db
        .updateTable('spin_round')
        .where('tid', '=', tid)
        .set((eb) => ({ won: eb.ref('target') }))
        .execute();
      return { tid };
    },
  },
  {
    name: 'claimTask',
    what: 'a task',
    refusal: 1241,
    coins: 2,
    prepare: async () => ({ taskId: 1 }),
  },
  {
    name: 'claimTask',
    what: 'a step of achievements',
    refusal: 1241,
    coins: 2,
    async prepare({ call }) {
      await call('claimTask', { taskId: 1 });
      await call('actionLog', { actionType: 1 });
      await call('claimTask', { taskId: 7 });
      return { achieveNum: 2 };
    },
  },
  {
    name: 'claimMail',
    what: 'a mail',
    refusal: 1262,
    coins: MAIL_COINS,
    async prepare({ database, playerId, now }) {
      const rewards = [{ id: 2001, count: fromCoins(MAIL_COINS) }];
      const mail = { playerId, type: 1, title: 'A gift', content: 'For you', rewards } as const;
      const id = await transact(database, (trx) => storeMail(trx, mail, now));
      return { ids: [id] };
    },
  },
  {
    name: 'redeemCode',
    what: 'a redemption code',
    refusal: 1098,
    coins: CODE_COINS,
    async prepare({ database, playerId, now }) {
      const code = `ATONCE${playerId}`;
      const rewards = JSON.stringify([{ id: 2001, count: fromCoins(CODE_COINS) }]);
      await database.db
        .insertInto('redeem_code')
        .values({ code, rewards, claims_left: null, created_at: now })
        .execute();
      return { code };
    },
  },
  {
    name: 'claimLevelBonus',
    what: 'a level of the cash bonus',
    refusal: 1241,
    coins: 0,
    async prepare(claimant) {
      await beginRedPacket(claimant, 200);
      return { level: 1 };
    },
  },
  {
    name: 'claimRechargeBonus',
    what: 'a deposit of the cash bonus',
    refusal: 1241,
    coins: 0,
    async prepare(claimant) {
      await beginRedPacket(claimant, 0);
      await payIn(claimant.database, claimant.playerId, fromCoins(100), claimant.now);
      return { id: 1 };
    },
  },
  {
    name: 'withdrawRedPacket',
    what: 'the first withdrawal of a cash bonus',
    refusal: 1115,
    coins: 50,
    async prepare(claimant) {
      await beginRedPacket(claimant, 500);
      return { type: 2 };
    },
  },
  {
    name: 'withdrawRedPacket',
    what: 'a withdrawal of what was collected',
    refusal: 1107,
    coins: 30,
    async prepare(claimant) {
      await beginRedPacket(claimant, 1000);
      for (const level of [1, 2]) await claimant.call('claimLevelBonus', { level });
      return { type: 1 };
    },
  },
];
