/** Bodies with which each call of the endpoint table succeeds, and what must exist before. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { giveCard, signUpBonusOf } from '#server/sign-up-bonus/sign-in-cards.ts';
import { payIn } from '#server/demo/players/paid-deposit.ts';
import { playFor } from '#server/demo/players/played-rounds.ts';
import { transact } from '#server/core/database/transact.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { BANK, nextAccount, payee } from '#tests/money/cash-out.ts';
import { Authenticator } from '#tests/passkey/authenticator.ts';
import { ask, givePasskey, ORIGIN } from '#tests/passkey/passkey-calls.ts';
import { CLAIMS, isClaim } from '#tests/protection/protection-steps.ts';
import { ownSaver } from '#tests/savings/savers.ts';
import {
  codeSentTo,
  DEMO,
  encrypt,
  operate,
  ownPlayer,
  tokenOf,
  type PlatformUnderTest,
} from './platforms.ts';

let mobiles = 0;
/** Returns a mobile number that no code was sent to. */
const nextMobile = (): string => `917${String((mobiles += 1)).padStart(7, '0')}`;
/** Calls that need a player with savings. */
const ASKS_FOR_SAVER: ReadonlySet<EndpointName> = new Set([
  'claimVipBonus',
  'depositSavings',
  'withdrawSavings',
  'claimInterest',
]);
/** Calls that need a cash bonus with bets and deposits. */
const ASKS_FOR_RED_PACKET: ReadonlySet<EndpointName> = new Set([
  'claimLevelBonus',
  'claimRechargeBonus',
  'withdrawRedPacket',
]);
/** Calls that would change the answers of the demo player's other calls. */
const ASKS_FOR_OWN: ReadonlySet<EndpointName> = new Set([
  'logout',
  'createDeposit',
  'setLimit',
  'setReality',
  'answerReality',
  'takeBreak',
]);

/** A call that succeeds. */
export interface GoodCall {
  readonly token: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Prepares calls that succeed on a server with `--promotion-needs=`. */
export function goodCalls(subject: PlatformUnderTest) {
  let signedIn: Promise<string> | undefined;
  /** One sign-in for all rows: more would reach the rate limit. */
  const demoToken = (): Promise<string> => (signedIn ??= tokenOf(subject.platform()));

  /** A body that succeeds. */
  const goodBody = (name: EndpointName): Record<string, unknown> => {
    const password = encrypt(subject.platform(), DEMO.password);
    switch (name) {
      case 'accountLogin':
        return { account: DEMO.account, password };
      case 'accountRegister':
        return { account: 'newcomer1', password, email: 'new@example.com' };
      case 'smsSend':
        return { countryCode: '63', mobile: nextMobile(), scene: 2, account: DEMO.account };
      case 'bindAccount':
        return { reqNo: randomUUID(), countryCode: '63', mobile: '9170000001', code: '000000' };
      case 'forgetPassword':
        return {
          account: 'reset0001',
          countryCode: '63',
          mobile: '9170000002',
          code: '000000',
          password,
        };
      case 'changeProfile':
        return { nickname: 'Night Heron', avatar: 3 };
      case 'changePassword':
        return {
          oldPassword: password,
          password: encrypt(subject.platform(), 'another one of 8'),
        };
      case 'passkeyOptions':
        return { purpose: 'login' };
      case 'passkeyCreate':
        return { ticket: 'none', response: new Authenticator(ORIGIN).create({ challenge: '' }) };
      case 'passkeyLogin':
        return { ticket: 'none', response: new Authenticator(ORIGIN).get({ challenge: '' }) };
      case 'passkeyRemove':
        return { id: 'none' };
      case 'agentFill':
        return { pid: 'whoever' };
      case 'addBank':
      case 'modifyBank':
        return {
          reqNo: randomUUID(),
          bankId: BANK,
          realname: 'Juana Cruz',
          mobile: nextAccount(),
          version: 3,
        };
      case 'createWithdrawal':
        return { reqNo: randomUUID(), amount: 10_000, bankId: BANK };
      case 'redeemCode':
        return { reqNo: randomUUID(), code: 'LANTERN' };
      case 'pushSubscribe':
      case 'pushUnsubscribe':
        return {
          endpoint: 'https://push.example/send/1',
          keys: {
            p256dh: Buffer.alloc(65, 4).toString('base64url'),
            auth: 'MDEyMzQ1Njc4OWFiY2RlZg',
          },
        };
      case 'mails':
        return { type: 0 };
      case 'mailDetail':
        return { id: 1 };
      case 'deleteMail':
        return { ids: [1] };
      case 'actionLog':
        return { actionType: 6 };
      case 'spinRecord':
        return { type: 1 };
      case 'redPacket':
        return { version: 1 };
      case 'gameLike':
        return { gameId: 1003, id: 1003, like: 1 };
      case 'installEvents':
        return {
          installId: randomUUID(),
          events: [{ seq: 1, name: 'landing', time: subject.clock.now() }],
        };
      case 'startGame':
      case 'gameDemo':
        return { gameId: 1003 };
      case 'createDeposit':
        return { reqNo: randomUUID(), version: 3, amount: 10_000 };
      case 'checkDeposit':
        return { orderNo: 'D261121-AAAAA-AAAAA' };
      case 'cancelDeposit':
        return { reqNo: randomUUID(), orderNo: 'D261121-AAAAA-AAAAA' };
      case 'depositSavings':
      case 'withdrawSavings':
        return { reqNo: randomUUID(), amount: 10_000 };
      case 'claimInterest':
        return { reqNo: randomUUID() };
      case 'setLimit':
        return { kind: 1, period: 1, value: 100_000 };
      case 'confirmLimit':
        return { kind: 1, period: 1, accept: 0 };
      case 'setReality':
        return { minutes: 30 };
      case 'answerReality':
        return { sessionId: 'none that is open', choice: 1 };
      case 'takeBreak':
        return { hours: 24 };
      case 'selfExclude':
        return { months: 6, password };
      default:
        return isClaim(name) ? { reqNo: randomUUID(), ...CLAIMS[name] } : { gameListVersion: '' };
    }
  };

  /** Creates the state a call needs. @returns the resulting fields */
  const prepare = async (
    name: EndpointName,
  ): Promise<{ readonly token?: string; readonly [field: string]: unknown }> => {
    const platform = subject.platform();
    const mobile = nextMobile();
    const askCode = async (scene: number, account?: string, token?: string) => {
      await subject.call('smsSend', { countryCode: '63', mobile, scene, account }, token);
      return { mobile, code: await codeSentTo(platform, `63${mobile}`) };
    };
    if (name === 'bindAccount') {
      const { token } = await ownPlayer(platform);
      return { token, ...(await askCode(1, undefined, token)) };
    }
    if (name === 'forgetPassword') {
      const account = `reset${mobile.slice(-4)}`;
      await ownPlayer(platform, { account, mobile: `63${mobile}` });
      return { account, ...(await askCode(2, account)) };
    }
    if (name === 'createWithdrawal' || name === 'modifyBank') {
      return { token: (await payee(platform)).token };
    }
    if (name === 'passkeyCreate') {
      const { token } = await ownPlayer(platform);
      const { ticket, options } = await ask(subject, 'create', token);
      return { token, ticket, response: new Authenticator(ORIGIN).create(options) };
    }
    if (name === 'passkeyLogin') {
      const { token } = await ownPlayer(platform);
      const { authenticator } = await givePasskey(subject, token);
      const { ticket, options } = await ask(subject, 'login');
      return { ticket, response: authenticator.get(options) };
    }
    if (name === 'passkeyRemove') return { token: (await ownPlayer(platform)).token };
    if (ASKS_FOR_SAVER.has(name)) return { token: (await ownSaver(platform)).token };
    if (name === 'addBank') return { token: (await ownPlayer(platform)).token };
    if (name === 'agentFill') {
      const { token } = await ownPlayer(platform, { mobile: `63${mobile}` });
      return { token, pid: String((await ownPlayer(platform)).id) };
    }
    if (name === 'mailDetail' || name === 'claimMail' || name === 'deleteMail') {
      const { token, account } = await ownPlayer(platform);
      const mail = { account, type: 1, title: 'A mail', content: 'Hello' };
      const gift = name === 'deleteMail' ? {} : { rewards: '2001:1', reason: 'test' };
      const { body } = await operate(platform, 'mail send', { ...mail, ...gift });
      const id = Number(body['mailId']);
      return {
        token,
        ...(name === 'mailDetail' && { id }),
        ...(name === 'deleteMail' && { ids: [id] }),
      };
    }
    if (name === 'claimAccumulatedRecharge') {
      return { token: (await ownPlayer(platform, { deposits: fromCoins(100) })).token };
    }
    if (name === 'selfExclude' || name === 'changePassword') {
      return { token: (await ownPlayer(platform, { password: DEMO.password })).token };
    }
    if (name === 'confirmLimit') {
      const { token } = await ownPlayer(platform);
      const limit = { kind: 1, period: 1 };
      for (const value of [100, 200]) await subject.call('setLimit', { ...limit, value }, token);
      return { token };
    }
    if (name === 'claimSignUpBonus') return signInCard();
    if (ASKS_FOR_RED_PACKET.has(name)) return redPacket();
    if (name === 'spin' || name === 'spinPayout') {
      const { token } = await ownPlayer(platform);
      const { body } = await subject.call('spinInvite', { reqNo: randomUUID() }, token);
      const round = platform.context.database.db
        .updateTable('spin_round')
        .where('tid', '=', String(body['tid']));
      if (name === 'spinPayout') {
        await round.set((eb) => ({ won: eb.ref('target') })).execute();
      }
      return { token, tid: body['tid'] };
    }
    if (name === 'checkDeposit' || name === 'cancelDeposit') {
      const { token } = await ownPlayer(platform);
      return { token, orderNo: (await makeOrder(platform, token)).orderNo };
    }
    // Every row shares the demo player's session and codes, so these calls get a new player.
    const needsOwn = ASKS_FOR_OWN.has(name) || isClaim(name);
    return needsOwn ? { token: (await ownPlayer(platform)).token } : {};
  };

  /** Creates a player with a sign-in card whose first day is today. */
  const signInCard = async () => {
    const { id: playerId, token } = await ownPlayer(subject.platform());
    const { database, settings, clock } = subject.platform().context;
    const { market } = settings;
    const card = {
      propId: 6004,
      orderNo: randomUUID(),
      days: 7,
      daily: fromCoins(5),
      betRate: 3,
    };
    await transact(database, (trx) =>
      giveCard(trx, { ...card, playerId, market, now: clock.now() }),
    );
    const { ownList } = await signUpBonusOf(database.db, playerId, market, clock.now());
    return { token, id: ownList[0]?.id };
  };

  const redPacket = async () => {
    const { id, token } = await payee(subject.platform());
    const { database, clock } = subject.platform().context;
    await subject.call('redPacket', { version: 1 }, token);
    await playFor(database, id, fromCoins(500), clock.now());
    await payIn(database, id, fromCoins(100), clock.now());
    return { token };
  };

  /** Creates what a call needs. Without state of its own it is the demo player's. */
  const prepareCall = async (name: EndpointName): Promise<GoodCall> => {
    const { token: own, ...fields } = await prepare(name);
    return { token: own ?? (await demoToken()), body: { ...goodBody(name), ...fields } };
  };

  return { demoToken, goodBody, prepareCall };
}
