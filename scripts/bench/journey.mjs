import { randomUUID } from 'node:crypto';
import { fromCoins } from '../../src/shared/money/money.ts';
import { signatureOf } from '../../server/core/outbound/signature.ts';
import { accountOf, REDEEM_CODE } from './fill.mjs';
import { betOf, callOf, post } from './hot-calls.mjs';

/** @typedef {import('./calls-load.mjs').Call} Call */

/**
 * A player's progress on a journey.
 * @typedef {object} Walk
 * @property {import('./hot-calls.mjs').Place} place
 * @property {number} player by number
 * @property {Map<string, Record<string, unknown>>} answers by step, for those that are read
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(walk: Walk) => Call} call
 * @property {true} [isRead] a later step needs its answer
 */

const AMOUNT = fromCoins(200);
const SAVED = fromCoins(50);
const PAGE = { pageNo: 1, pageSize: 20 };

/**
 * Creates a step that calls an endpoint, with its own request number where it needs one.
 * @param {import('../../src/shared/wire/endpoints.ts').EndpointName} name
 * @param {(walk: Walk) => object} [bodyOf]
 * @returns {Step}
 */
const step = (name, bodyOf) => ({
  name,
  call: (walk) => callOf(name, bodyOf?.(walk) ?? {}, walk.player),
});

/** @param {Walk} walk @param {string} name @param {string} field */
const answered = ({ answers }, name, field) => String(answers.get(name)?.[field]);

/** Reports the order as paid, as the sandbox does. @param {Walk} walk */
function callback(walk) {
  const paymentId = new URL(answered(walk, 'createDeposit', 'payUrl')).searchParams.get('p');
  const event = {
    eventId: `${paymentId}-paid`,
    orderNo: answered(walk, 'createDeposit', 'orderNo'),
    paymentId,
    result: 'paid',
    amount: AMOUNT,
    currency: 'PHP',
  };
  const call = post('/callback/payment/sandbox', event);
  const timestamp = String(Date.now());
  return {
    ...call,
    headers: {
      ...call.headers,
      'x-payment-timestamp': timestamp,
      'x-payment-signature': signatureOf(walk.place.sandboxKey, timestamp, call.body ?? ''),
    },
  };
}

const reqNo = () => ({ reqNo: randomUUID() });

/** @type {Step} */
const bet = { name: 'bet', call: ({ place, player }) => betOf({ bet: place.bet }, player) };

/** Opens the app, deposits, plays, saves, withdraws and looks everything up. @type {readonly Step[]} */
export const JOURNEY = [
  step('appConfig', ({ place: { gameListVersion } }) => ({ gameListVersion })),
  step('accountLogin', ({ player, place: { password } }) => ({
    account: accountOf(player),
    password,
  })),
  step('afterLoginConfig', ({ place: { gameListVersion } }) => ({ gameListVersion })),
  step('lightRefresh'),
  step('activities'),
  step('refreshBalance'),
  step('tradeInfo'),
  {
    ...step('createDeposit', () => ({ ...reqNo(), version: 3, amount: AMOUNT, channelId: 1 })),
    isRead: true,
  },
  { name: 'callback of a payment', call: callback },
  step('checkDeposit', (walk) => ({ orderNo: answered(walk, 'createDeposit', 'orderNo') })),
  step('redeemCode', () => ({ ...reqNo(), code: REDEEM_CODE })),
  step('startGame', ({ place: { gameId } }) => ({ gameId, mode: 0 })),
  bet,
  step('exitGame'),
  step('depositSavings', () => ({ ...reqNo(), amount: SAVED })),
  step('withdrawSavings', () => ({ ...reqNo(), amount: SAVED })),
  step('createWithdrawal', ({ place: { bankId } }) => ({ ...reqNo(), amount: AMOUNT, bankId })),
  step('withdrawals', () => PAGE),
  step('deposits', () => PAGE),
  step('transactions', () => PAGE),
  step('gameRecord', () => PAGE),
];

/** The repeated calls of a player with a long history. @type {readonly Step[]} */
export const BUSY_JOURNEY = [
  step('afterLoginConfig', ({ place: { gameListVersion } }) => ({ gameListVersion })),
  step('lightRefresh'),
  step('refreshBalance'),
  step('tradeInfo'),
  step('startGame', ({ place: { gameId } }) => ({ gameId, mode: 0 })),
  bet,
  step('transactions', () => PAGE),
  step('gameRecord', () => PAGE),
];

/**
 * Runs a journey, one call after another.
 * @param {ReturnType<typeof import('./calls-load.mjs').openLine>} line
 * @param {readonly Step[]} steps
 * @param {Omit<Walk, 'answers'>} who
 * @param {(name: string, ms: number) => void} note receives the time of each call
 */
export async function goAlong(line, steps, who, note) {
  /** @type {Walk} */
  const walked = { ...who, answers: new Map() };
  for (const { name, call, isRead } of steps) {
    const made = call(walked);
    const began = performance.now();
    const { body } = await line.ask(made);
    note(name, performance.now() - began);
    if (isRead) walked.answers.set(name, JSON.parse(body.toString()));
  }
}
