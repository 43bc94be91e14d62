/** One player of a drill: what they do, and what the answers promised them. */
import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';

const PASSWORD = 'Drill-2026!';
/** In hundredths. */
const BET = 100;
const SAVED = 5000;
const WITHDRAWN = 10_000;
export const GRANTED = 500_000;
export const GAME_ID = 7;
export const BANK_ID = 1;

/** The server pays nobody in: the package has no provider of payments. */
const NO_PROVIDER = 1233;
/** Too many orders for now; not enough saved. */
const [TOO_FREQUENT, SHORT] = [1203, 1251];
/** Not enough coins, one under way already, no more today. */
const WITHDRAWAL_REFUSALS = [101, 103, 104, 1006, 1016, 1066];

/**
 * What a player had after each change of money: index 0 is the grant.
 * @typedef {object} Entry
 * @property {number} sentAt epoch ms
 * @property {number} answeredAt
 * @property {number} coin
 * @property {number} safebox
 */

/**
 * @typedef {object} Player
 * @property {string} account
 * @property {string} token
 * @property {string | undefined} playToken
 * @property {Entry[]} journal
 * @property {Set<string>} rounds numbers of acknowledged bets
 * @property {Set<string>} withdrawals numbers of acknowledged orders
 */

/** @typedef {import('./caller.mjs').Caller} Caller */

/** @param {string} key RSA, base64 @param {string} password */
function encrypt(key, password) {
  const der = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt(
    { key: der, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(password),
  ).toString('base64');
}

/** @param {Caller} caller @returns {Promise<string>} the key of passwords */
async function publicKey(caller) {
  const config = await caller.call('appConfig', { body: { gameListVersion: '' } });
  return String(config?.['publicKey'] ?? '');
}

/**
 * @param {Caller} caller
 * @param {string} account
 * @returns {Promise<Player>}
 */
export async function registerPlayer(caller, account) {
  const password = encrypt(await publicKey(caller), PASSWORD);
  const body = { account, password, email: `${account}@players.invalid` };
  const session = await caller.call('accountRegister', { body });
  if (!session) throw new Error(`${account} was not registered`);
  const token = String(session['token']);
  const bank = { bankId: BANK_ID, realname: 'Dana Drill', mobile: `639${account.slice(-3)}000000` };
  const bound = { reqNo: randomUUID(), version: 3, ...bank };
  if (!(await caller.call('addBank', { token, body: bound }))) throw new Error('no bank account');
  const [rounds, withdrawals] = [new Set(), new Set()];
  return { account, token, playToken: undefined, journal: [], rounds, withdrawals };
}

/**
 * Signs a player in. @returns whether the call was answered
 * @param {Caller} caller
 * @param {Player} player
 */
export async function signIn(caller, player) {
  const key = await publicKey(caller);
  if (key === '') return false;
  const body = { account: player.account, password: encrypt(key, PASSWORD) };
  const session = await caller.call('accountLogin', { body });
  if (session) player.token = String(session['token']);
  return session !== undefined;
}

/** @param {Player} player */
const latest = ({ journal }) => /** @type {Entry} */ (journal.at(-1));

/**
 * Adds what an answer changed.
 * @param {Player} player
 * @param {number} sentAt
 * @param {{ coin: number, safebox?: number }} change
 */
function enter(player, sentAt, { coin, safebox = 0 }) {
  const before = latest(player);
  player.journal.push({
    sentAt,
    answeredAt: Date.now(),
    coin: before.coin + coin,
    safebox: before.safebox + safebox,
  });
}

/**
 * Makes a numbered call that changes money when it succeeds.
 * @param {Caller} caller
 * @param {Player} player
 * @param {{ name: import('./caller.mjs').EndpointName, body: object, refusals: readonly number[], coin: number, safebox?: number }} order
 */
async function order(caller, player, { name, body, refusals, ...change }) {
  const sentAt = Date.now();
  const { token } = player;
  const answer = await caller.call(name, {
    token,
    body: { reqNo: randomUUID(), ...body },
    refusals,
  });
  if (answer) enter(player, sentAt, change);
  return answer;
}

/** @typedef {(caller: Caller, player: Player) => Promise<object | boolean | void>} Act */

/** @type {Act} */
async function bet(caller, player) {
  const { token } = player;
  if (player.playToken === undefined) {
    const started = await caller.call('startGame', { token, body: { gameId: GAME_ID, mode: 0 } });
    if (!started) return;
    player.playToken = new URL(String(started['gameUrl'])).searchParams.get('s') ?? '';
  }
  const sentAt = Date.now();
  const answer = await caller.play('bet', player.playToken, { reqNo: randomUUID(), bet: BET });
  if (!answer) return;
  player.rounds.add(String(answer['round'].roundNo));
  enter(player, sentAt, { coin: Number(answer['round'].win) - BET });
}

/** @type {Act} */
const save = (caller, player) =>
  order(caller, player, {
    name: 'depositSavings',
    body: { amount: SAVED },
    refusals: [SHORT],
    coin: -SAVED,
    safebox: SAVED,
  });

/** @type {Act} */
const takeOut = (caller, player) =>
  order(caller, player, {
    name: 'withdrawSavings',
    body: { amount: SAVED },
    refusals: [SHORT],
    coin: SAVED,
    safebox: -SAVED,
  });

/** @type {Act} */
async function withdraw(caller, player) {
  const body = { amount: WITHDRAWN, bankId: BANK_ID };
  const wanted = { name: /** @type {const} */ ('createWithdrawal'), body, coin: -WITHDRAWN };
  const made = await order(caller, player, { ...wanted, refusals: WITHDRAWAL_REFUSALS });
  if (made) player.withdrawals.add(String(made['orderNo']));
}

/** @type {Act} */
const deposit = (caller, { token }) =>
  caller.call('createDeposit', {
    token,
    body: { reqNo: randomUUID(), version: 3, amount: 10_000, channelId: 1 },
    refusals: [NO_PROVIDER, TOO_FREQUENT],
  });

/** @type {Act} */
async function openLobby(caller, { token }) {
  await caller.call('afterLoginConfig', { token, body: { gameListVersion: '' } });
  await caller.call('lobbyTips');
  await caller.call('lightRefresh', { token });
}

/** @type {Act} */
const readRecords = (caller, { token }) =>
  caller.call('transactions', { token, body: { pageNo: 1, pageSize: 20 } });

/** @type {Act} */
const readBalance = (caller, { token }) => caller.call('refreshBalance', { token });

/** A visit without any stored file: the page, and each file that it names. @type {Act} */
export async function visit(caller) {
  const page = await caller.get('/');
  const files = page?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  for (const file of new Set(files)) await caller.get(file);
}

/** One turn of a player; what is listed more often is done more often. @type {readonly Act[]} */
export const ACTS = [
  ...Array.from({ length: 6 }, () => bet),
  ...Array.from({ length: 3 }, () => openLobby),
  ...Array.from({ length: 2 }, () => readBalance),
  ...Array.from({ length: 2 }, () => save),
  ...Array.from({ length: 2 }, () => takeOut),
  readRecords,
  withdraw,
  deposit,
  visit,
  signIn,
];
