/** Compares a database with what the answers promised the players. */
import pg from 'pg';
import { GRANTED } from './player.mjs';

/** @typedef {import('./player.mjs').Player} Player */
/** @typedef {{ coin: number, safebox: number }} Purse in hundredths */

/**
 * @param {string} url of the database
 * @param {string} text
 * @returns {Promise<any[]>}
 */
async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * What each account has. @param {string} url
 * @returns {Promise<Map<string, Purse>>}
 */
async function purses(url) {
  const rows = await query(
    url,
    `select account, wallet.kind, wallet.balance::float8 as balance
       from player join wallet on wallet.player_id = player.id
      where wallet.kind in ('coin', 'safebox')`,
  );
  /** @type {Map<string, Purse>} */
  const found = new Map();
  for (const { account, kind, balance } of rows) {
    const purse = found.get(account) ?? { coin: 0, safebox: 0 };
    purse[/** @type {keyof Purse} */ (kind)] = balance;
    found.set(account, purse);
  }
  return found;
}

/**
 * Numbers of one kind of order by account. @param {string} url
 * @param {string} text with `account` and `no`
 */
async function numbers(url, text) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { account, no } of await query(url, text)) {
    found.set(account, [...(found.get(account) ?? []), no]);
  }
  return found;
}

const ROUNDS = `select player.account, round_no as no
  from game_round join player on player.id = player_id`;
const WITHDRAWALS = `select player.account, order_no as no
  from withdrawal_order join player on player.id = player_id`;

/** @param {readonly string[]} found @param {ReadonlySet<string>} wanted */
const isSameSet = (found, wanted) =>
  found.length === wanted.size && found.every((number) => wanted.has(number));

/**
 * Compares the live database, when nothing is under way, with all answers: every bet and withdrawal of an
 * answer exists once, there is no other, and the money is what they leave.
 * @param {string} url
 * @param {readonly Player[]} players
 * @returns {Promise<string[]>} what differs
 */
export async function differencesNow(url, players) {
  const [found, rounds, withdrawals] = await Promise.all([
    purses(url),
    numbers(url, ROUNDS),
    numbers(url, WITHDRAWALS),
  ]);
  return players.flatMap(({ account, journal, ...player }) => {
    const wanted = journal.at(-1);
    const purse = found.get(account);
    const isEqual = purse?.coin === wanted?.coin && purse?.safebox === wanted?.safebox;
    return [
      ...(isEqual
        ? []
        : [`${account} has ${JSON.stringify(purse)}, not ${JSON.stringify(wanted)}`]),
      ...(isSameSet(rounds.get(account) ?? [], player.rounds) ? [] : [`${account}: bets`]),
      ...(isSameSet(withdrawals.get(account) ?? [], player.withdrawals)
        ? []
        : [`${account}: withdrawals`]),
    ];
  });
}

/**
 * Compares a restored database with the time of its backup. A player does one thing at a time, so the backup
 * must have what they had after some change: not before the last one that was answered when it began, nor
 * after one that was sent when it had ended.
 * @param {string} url
 * @param {readonly Player[]} players
 * @param {{ beganAt: number, endedAt: number }} backup epoch ms
 * @returns {Promise<string[]>} what differs
 */
export async function differencesThen(url, players, { beganAt, endedAt }) {
  const found = await purses(url);
  return players.flatMap(({ account, journal }) => {
    const first = journal.findLastIndex(({ answeredAt }) => answeredAt <= beganAt);
    const last = journal.findLastIndex(({ sentAt }) => sentAt <= endedAt);
    const purse = found.get(account);
    const isThere = journal
      .slice(Math.max(first, 0), last + 1)
      .some(({ coin, safebox }) => coin === purse?.coin && safebox === purse?.safebox);
    return isThere ? [] : [`${account} has ${JSON.stringify(purse)}`];
  });
}

/** Sum of what all players have, in hundredths. @param {string} url */
export async function sumOf(url) {
  const all = [...(await purses(url)).values()];
  return all.reduce((sum, { coin, safebox }) => sum + coin + safebox, 0);
}

/** A player's journal begins with the operator's grant. */
export const firstEntry = () => {
  const now = Date.now();
  return { sentAt: now, answeredAt: now, coin: GRANTED, safebox: 0 };
};
