import { randomUUID } from 'node:crypto';
import { endpoints } from '../../src/shared/wire/endpoints.ts';
import { gameFromRow } from '../../server/catalogue/game-rows.ts';
import { kindOfType } from '../../server/game/rules/kinds.ts';
import { encryptPassword } from '../../tests/support/sign-in.ts';
import { accountOf, playTokenOf, tokenOf } from './fill.mjs';
import { askOnce } from './calls-load.mjs';

/** @typedef {import('./calls-load.mjs').Call} Call */
/** @typedef {import('../../src/shared/wire/endpoints.ts').EndpointName} EndpointName */

/**
 * Data of a server that the calls need.
 * @typedef {object} Place
 * @property {number} players
 * @property {string} gameListVersion of the list stored on a phone
 * @property {string} password as the app sends it
 * @property {number} gameId of a reels game
 * @property {number} bet its minimum bet
 * @property {number} bankId in which every player has an account
 * @property {string} sandboxKey signs the sandbox's payment callbacks
 */

/**
 * A call that clients make often.
 * @typedef {object} HotCall
 * @property {string} name
 * @property {boolean} isOfMemory answered without a database query
 * @property {number} [goal] requests a second that one server on PostgreSQL must answer at least
 * @property {number} [lines] connections to use, where more from one network are refused
 * @property {(place: Place) => (turn: number) => Call} calls creates the call of each turn, from 0
 */

export const PASSWORD = 'measured 2026';

/** Headers of a phone's browser. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const BASE = { clientReferrer: 'ph', channel: 'WEB', appId: 'parola-web-demo' };

/**
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} headers
 * @returns {Call}
 */
export const post = (path, body, headers = {}) => ({
  method: 'POST',
  path,
  headers: { ...BROWSER, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/**
 * A call of an endpoint, for a visitor or a player.
 * @param {EndpointName} name
 * @param {object} body
 * @param {number} [player] by number
 */
export const callOf = (name, body, player) =>
  post(
    endpoints[name].path,
    { ...BASE, ...body },
    player === undefined ? {} : { authorization: tokenOf(player) },
  );

/** @param {object} body @param {number} player */
export const betOf = (body, player) =>
  post('/game/api/bet', { reqNo: randomUUID(), ...body }, { 'x-play-token': playTokenOf(player) });

/** Concurrent players registered at different times: neighbours would share pages of every index. */
const STRIDE = 7919;

/**
 * Players take turns, so that none reaches a limit or conflicts with itself. @param {number} turn @param
 * {Place} place
 */
const playerAt = (turn, { players }) => 1 + ((turn * STRIDE) % players);

/**
 * The same call for each player.
 * @param {EndpointName} name
 * @param {(place: Place, turn: number) => object} [bodyOf]
 * @returns {HotCall['calls']}
 */
const byPlayers = (name, bodyOf) => (place) => (turn) =>
  callOf(name, bodyOf?.(place, turn) ?? {}, playerAt(turn, place));

/**
 * The same call for everyone, created once.
 * @param {(place: Place) => Call} write
 * @returns {HotCall['calls']}
 */
const byAnybody = (write) => (place) => {
  const call = write(place);
  return () => call;
};

/** Of a deposit, a withdrawal and a saving, in hundredths. */
const AMOUNT = 10_000;

/** The app's most frequent calls at launch and in play. @type {readonly HotCall[]} */
export const HOT_CALLS = [
  {
    name: 'document',
    isOfMemory: true,
    calls: byAnybody(() => ({
      method: 'GET',
      path: '/',
      headers: { ...BROWSER, accept: 'text/html' },
    })),
  },
  {
    name: 'appConfig (list known)',
    isOfMemory: true,
    calls: byAnybody(({ gameListVersion }) => callOf('appConfig', { gameListVersion })),
  },
  {
    name: 'appConfig (new list)',
    isOfMemory: true,
    calls: byAnybody(() => callOf('appConfig', { gameListVersion: '' })),
  },
  { name: 'lobbyTips', isOfMemory: true, calls: byAnybody(() => callOf('lobbyTips', {})) },
  {
    name: 'customerServices',
    isOfMemory: true,
    calls: byAnybody(() => callOf('customerServices', {})),
  },
  {
    name: 'accountLogin',
    isOfMemory: false,
    lines: 4,
    calls: (place) => (turn) =>
      callOf('accountLogin', {
        account: accountOf(playerAt(turn, place)),
        password: place.password,
      }),
  },
  {
    name: 'afterLoginConfig',
    isOfMemory: false,
    goal: 1_200,
    calls: byPlayers('afterLoginConfig', ({ gameListVersion }) => ({ gameListVersion })),
  },
  { name: 'refreshBalance', isOfMemory: false, goal: 2_500, calls: byPlayers('refreshBalance') },
  {
    name: 'lightRefresh (red dots)',
    isOfMemory: false,
    goal: 2_000,
    calls: byPlayers('lightRefresh'),
  },
  { name: 'activities', isOfMemory: false, goal: 1_500, calls: byPlayers('activities') },
  {
    name: 'gameLike',
    isOfMemory: false,
    goal: 1_500,
    // Each round over all players reverts what the round before did.
    calls: byPlayers('gameLike', ({ gameId, players }, turn) => ({
      gameId,
      id: gameId,
      like: Math.floor(turn / players) % 2 === 0 ? 1 : 0,
    })),
  },
  {
    name: 'startGame',
    isOfMemory: false,
    calls: byPlayers('startGame', ({ gameId }) => ({ gameId, mode: 0 })),
  },
  {
    name: 'bet',
    isOfMemory: false,
    calls: (place) => (turn) => betOf({ bet: place.bet }, playerAt(turn, place)),
  },
  { name: 'exitGame', isOfMemory: false, calls: byPlayers('exitGame') },
  { name: 'tradeInfo', isOfMemory: false, calls: byPlayers('tradeInfo') },
  {
    name: 'createDeposit',
    isOfMemory: false,
    calls: byPlayers('createDeposit', () => ({
      reqNo: randomUUID(),
      version: 3,
      amount: AMOUNT,
      channelId: 1,
    })),
  },
  {
    name: 'createWithdrawal',
    isOfMemory: false,
    calls: byPlayers('createWithdrawal', ({ bankId }) => ({
      reqNo: randomUUID(),
      amount: AMOUNT,
      bankId,
    })),
  },
  {
    name: 'depositSavings',
    isOfMemory: false,
    calls: byPlayers('depositSavings', () => ({ reqNo: randomUUID(), amount: AMOUNT })),
  },
  { name: 'withdrawalConfig', isOfMemory: false, calls: byPlayers('withdrawalConfig') },
  {
    name: 'deposits',
    isOfMemory: false,
    calls: byPlayers('deposits', () => ({ pageNo: 1, pageSize: 20 })),
  },
];

/**
 * The first reels game open to everyone.
 * @param {import('../../server/core/database/open-database.ts').Database['db']} db
 */
export async function findReels(db) {
  const rows = await db
    .selectFrom('game')
    .where('show_type', '=', 0)
    .orderBy('id')
    .selectAll()
    .execute();
  const game = rows
    .map(gameFromRow)
    .find(({ typeId, status }) => kindOfType(typeId) === 'reels' && status === 1);
  if (!game) throw new Error('the catalogue has no reels');
  return game;
}

/**
 * Fetches what clients would learn from a server.
 * @param {string} url
 * @returns {Promise<Pick<Place, 'gameListVersion' | 'password'>>}
 */
export async function learnFrom(url) {
  const { body } = await askOnce(url, {
    ...callOf('appConfig', {}),
    headers: { 'content-type': 'application/json' },
  });
  const { gameListVersion, publicKey } =
    /** @type {{ gameListVersion: string, publicKey: string }} */ (JSON.parse(body.toString()));
  return { gameListVersion, password: encryptPassword(publicKey, PASSWORD) };
}
