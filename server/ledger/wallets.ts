import { sql, type Kysely } from 'kysely';
import type { MinorUnits } from '#domain/money.ts';
import type { Trx } from '#server/database/transact.ts';
import type { Tables } from '#server/database/tables.ts';

/** What a player owns: to play with, in the bank (spec §9), set aside for a withdrawal. */
export type PlayerWalletKind = 'coin' | 'safebox' | 'hold';

/** The other side of every movement: where the player's money comes from and goes to. */
export type HouseWallet =
  | 'house:deposit'
  | 'house:withdraw'
  | 'house:play'
  | 'house:bonus'
  | 'house:interest'
  | 'house:adjust';

/** Names a wallet: a house wallet by its kind, a player's by the player too. */
export type WalletName = HouseWallet | { playerId: number; kind: PlayerWalletKind };

/** Ids given by the migration; they never change. */
export const HOUSE_WALLET_ID: Record<HouseWallet, number> = {
  'house:deposit': 1,
  'house:withdraw': 2,
  'house:play': 3,
  'house:bonus': 4,
  'house:interest': 5,
  'house:adjust': 6,
};

const PLAYER_WALLETS: readonly PlayerWalletKind[] = ['coin', 'safebox', 'hold'];

export interface Balances {
  coin: MinorUnits;
  safebox: MinorUnits;
  hold: MinorUnits;
  /** The part of `coin` that bonuses and deposits keep until their bets are made. */
  locked: MinorUnits;
  /** The part of `locked` that is of bonuses: nobody can bet or save it before it is earned. */
  waiting: MinorUnits;
  totalRecharge: MinorUnits;
  /** Grows with every entry of the player, so that a client can drop an older answer. */
  seq: number;
}

/** Opens a new player's empty wallets; those already open stay as they are. */
export async function openWallets(trx: Trx, playerId: number): Promise<void> {
  const rows = PLAYER_WALLETS.map((kind) => sql`(${playerId}::bigint, ${kind}, 0)`);
  await sql`
    insert into wallet (player_id, kind, balance) values ${sql.join(rows)}
    on conflict (player_id, kind) do nothing`.execute(trx);
}

/**
 * The player's balances of one moment, by one query.
 * @throws NoResultError when there is no such player.
 */
export const balancesOf = (db: Kysely<Tables>, playerId: number): Promise<Balances> =>
  selectBalances(db, playerId).executeTakeFirstOrThrow();

/** The query of it, to be joined where more of the player is read at the same moment. */
export function selectBalances(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('player')
    .leftJoin('wallet', 'wallet.player_id', 'player.id')
    .where('player.id', '=', playerId)
    .groupBy('player.id')
    .select([
      balanceOf('coin').as('coin'),
      balanceOf('safebox').as('safebox'),
      balanceOf('hold').as('hold'),
      sql<MinorUnits>`least(${balanceOf('coin')}, (
        select coalesce(sum(locked), 0)::bigint from wager_requirement
        where wager_requirement.player_id = player.id and state = 'open'))`.as('locked'),
      sql<MinorUnits>`least(${balanceOf('coin')}, (
        select coalesce(sum(locked), 0)::bigint from wager_requirement
        where wager_requirement.player_id = player.id and state = 'open' and source = 'bonus'))`.as(
        'waiting',
      ),
      'player.total_recharge as totalRecharge',
      sql<number>`coalesce(sum(wallet.seq), 0)::bigint`.as('seq'),
    ]);
}

function balanceOf(kind: PlayerWalletKind) {
  return sql<MinorUnits>`coalesce(max(wallet.balance) filter (where wallet.kind = ${kind}), 0)`;
}
