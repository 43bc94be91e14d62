import { fromCoins } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import { gameFromRow } from '#server/catalogue/game-rows.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { transact } from '#server/core/database/transact.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import { betRange } from '#server/game/rules/bets.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import { openSandbox } from '#server/demo/sandbox/open-sandbox.ts';
import { putIntoSavings } from '#server/savings/savings.ts';
import type { StormPlace, StormPlayer } from './storm-player.ts';
import { signedIn } from '#tests/session/signed-in.ts';

const DAY_MS = 86_400_000;
const SAVED_DAYS = 30;
const VIP = 10;
const CODES = ['STORM1', 'STORM2', 'STORM3'];

/** Loads the server facts that the players of a storm need. */
export async function placeOf({ db }: Database): Promise<Omit<StormPlace, 'line' | 'clock'>> {
  const [{ sandboxKey }, [bank], rows] = await Promise.all([
    openSandbox(db),
    someBanks(db, 1),
    db.selectFrom('game').where('show_type', '=', 0).orderBy('id').selectAll().execute(),
  ]);
  const game = rows
    .map(gameFromRow)
    .find(({ typeId, status }) => kindOfType(typeId) === 'reels' && status === 1);
  if (!game || !bank) throw new Error('the catalogue has no reels, or no bank');
  const bet = betRange(game.minBet, game.maxBet).min;
  return { sandboxKey, gameId: game.id, bet, bankId: bank.bankId, codes: CODES };
}

/** Creates players and the codes they redeem. */
export async function makePlayers(
  database: Database,
  count: number,
  now: number,
): Promise<StormPlayer[]> {
  const rewards = JSON.stringify([{ id: 2001, count: 1000 }]);
  await database.db
    .insertInto('redeem_code')
    .values(CODES.map((code) => ({ code, rewards, claims_left: null, created_at: now })))
    .execute();
  const players: StormPlayer[] = [];
  while (players.length < count) {
    players.push(await makePlayer(database, `storm${players.length}`, now));
  }
  return players;
}

/** Creates a player with coins and interest to collect. */
async function makePlayer(database: Database, account: string, now: number): Promise<StormPlayer> {
  const registeredAt = epochMs(now - SAVED_DAYS * DAY_MS);
  const banks = await someBanks(database.db, 1);
  const wanted = { account, password: 'in a storm', vip: VIP, banks, registeredAt };
  const deposits = fromCoins(20_000);
  const { playerId } = await preparePlayer(database, { ...wanted, deposits }, registeredAt);
  const saver = { playerId, aprBps: 1200, now: registeredAt };
  const savings = fromCoins(2000);
  await transact(database, (trx) => putIntoSavings(trx, saver, savings));
  const device = { playerId, device: 'Storm', ip: '127.0.0.1', now: epochMs(now) };
  return {
    id: playerId,
    token: await signedIn(database, device),
    coins: deposits - savings,
    savings,
    deposits: new Set(),
    credited: new Set(),
    withdrawals: new Set(),
    answers: new Map(),
  };
}
