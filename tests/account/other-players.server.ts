import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { giveCard, signUpBonusOf } from '#server/sign-up-bonus/sign-in-cards.ts';
import { transact } from '#server/core/database/transact.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { givePasskey } from '#tests/passkey/passkey-calls.ts';
import {
  eachPlatform,
  operate,
  ownPlayer,
  withoutReference,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

/** Fields that identify a thing; in the calls below each thing has one owner. */
const NAMING = ['id', 'ids', 'orderNo', 'sessionId', 'tid', 'endpoint'] as const;

/** Calls whose identifying fields refer to shared things, such as a game. */
const COMMON: ReadonlySet<EndpointName> = new Set(['gameLike', 'claimRechargeBonus']);

/** A well-formed id that nobody owns, for each kind of thing. */
const NOBODYS = {
  mail: 999_999_999,
  order: 'D261121-ZZZZZ-ZZZZZ',
  session: 'nobodys',
  round: 'nobodys',
  game: 'nobodys',
  card: 999_999_999,
  phone: 'https://push.example/send/nobodys',
  passkey: 'nobodys',
};
type Things = Record<keyof typeof NOBODYS, string | number>;

const KEYS = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'MDEyMzQ1Njc4OWFiY2RlZg' };

/** Returns the body of every call that identifies an owned thing. */
const bodiesOf = (of: Things): Partial<Record<EndpointName, object>> => ({
  logout: { id: of.session },
  exitGame: { sessionId: of.game },
  answerReality: { sessionId: of.game, choice: 2 },
  checkDeposit: { orderNo: of.order },
  cancelDeposit: { orderNo: of.order },
  mailDetail: { id: of.mail },
  claimMail: { ids: [of.mail] },
  deleteMail: { ids: [of.mail] },
  claimSignUpBonus: { id: of.card },
  spinInvite: { tid: of.round },
  spin: { tid: of.round },
  spinPayout: { tid: of.round },
  spinRecord: { tid: of.round, type: 1 },
  actionLog: { tid: of.round, actionType: 6 },
  passkeyRemove: { id: of.passkey },
  pushUnsubscribe: { endpoint: of.phone },
});

const called = Object.keys(bodiesOf(NOBODYS)) as EndpointName[];
/** Calls that create a thing under an id the client chooses. */
const MAKES: readonly EndpointName[] = ['pushSubscribe'];

describe('the table of calls', () => {
  it('has no call with an id field that is missing here', () => {
    const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
    const naming = rows.filter(([name, { request }]) => {
      const { entries } = request as unknown as { entries: object };
      return !COMMON.has(name) && NAMING.some((field) => field in entries);
    });
    const names = naming.map(([name]) => name).filter((name) => !MAKES.includes(name));
    expect(names.toSorted()).toEqual(called.toSorted());
  });
});

eachPlatform("what is another player's", (subject) => {
  /** Creates a player who owns one of each thing. @returns the player and the ids */
  const makeOwner = async (): Promise<{ owner: OwnPlayer; things: Things }> => {
    const platform = subject.platform();
    const { context } = platform;
    const owner = await ownPlayer(platform, { deposits: fromCoins(10_000) });
    const mail = { account: owner.account, type: 1, title: 'A gift', content: 'For you' };
    const sent = await operate(platform, 'mail send', {
      ...mail,
      rewards: '2001:500',
      reason: 'test',
    });
    const { orderNo } = await makeOrder(platform, owner.token);
    const { body: sessions } = await subject.call('sessions', {}, owner.token);
    const { body: joined } = await subject.call('spinInvite', { reqNo: randomUUID() }, owner.token);
    const { sessionId } = await openGameAs(platform, 'reels', { player: owner });
    const { database, settings, clock } = context;
    const { market } = settings;
    const card = { propId: 6004, orderNo: randomUUID(), days: 7, daily: fromCoins(5), betRate: 3 };
    const forOwner = { ...card, playerId: owner.id, market, now: clock.now() };
    await transact(database, (trx) => giveCard(trx, forOwner));
    const { ownList } = await signUpBonusOf(database.db, owner.id, market, clock.now());
    const phone = `https://push.example/send/${owner.id}`;
    await subject.call('pushSubscribe', { endpoint: phone, keys: KEYS }, owner.token);
    const things = {
      mail: Number(sent.body['mailId']),
      order: orderNo,
      session: (sessions['list'] as { id: string }[])[0]?.id ?? '',
      round: String(joined['tid']),
      game: sessionId,
      card: ownList[0]?.id ?? 0,
      phone,
      passkey: (await givePasskey(subject, owner.token)).id,
    };
    for (const [what, name] of Object.entries(things)) expect(name, what).toBeTruthy();
    return { owner, things };
  };

  /** Returns everything an owner can see of their own things. */
  const viewOf = async ({ id, token }: OwnPlayer) => {
    const { db } = subject.platform().context.database;
    const asked = [
      ['refreshBalance', {}],
      ['sessions', {}],
      ['passkeyList', {}],
      ['deposits', {}],
      ['mails', { type: 1 }],
      ['signUpBonus', {}],
      ['spinInviteStatus', {}],
      ['spinRecord', { type: 1 }],
    ] as const;
    const views = [];
    for (const [name, body] of asked) views.push((await subject.call(name, body, token)).body);
    const openGames = await db
      .selectFrom('game_session')
      .where('player_id', '=', id)
      .selectAll()
      .execute();
    const phones = await db
      .selectFrom('push_subscription')
      .where('player_id', '=', id)
      .select('endpoint')
      .execute();
    return { views, openGames, phones };
  };

  it.each(called)('%s: is answered like an unknown id, and stays unchanged', async (name) => {
    const { owner, things } = await makeOwner();
    const before = await viewOf(owner);
    // Two other players in the same state: one uses the owner's ids, the other ids that nobody owns.
    const ask = async (names: Things) => {
      const { token } = await ownPlayer(subject.platform());
      await subject.call('spinInvite', { reqNo: randomUUID() }, token);
      const body = { reqNo: randomUUID(), ...bodiesOf(names)[name] };
      return withoutReference((await subject.call(name, body, token)).body);
    };
    const [theirs, nobodys] = [await ask(things), await ask(NOBODYS)];
    // This call draws a new random round for the caller, which must not be the owner's.
    if (name === 'spinInvite') expect(theirs['tid']).not.toBe(things.round);
    else expect(theirs).toEqual(nobodys);
    expect(await viewOf(owner)).toEqual(before);
  });
});
