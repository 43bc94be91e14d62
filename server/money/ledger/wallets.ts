import { sql, type Kysely } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** A player's wallets: for play, in the bank (spec §9), and held for a withdrawal. */
export type PlayerWalletKind = 'coin' | 'safebox' | 'hold';

/** The other side of every movement: the source or destination of the player's money. */
export type HouseWallet =
  | 'house:deposit'
  | 'house:withdraw'
  | 'house:play'
  | 'house:bonus'
  | 'house:interest'
  | 'house:adjust';

/** A house wallet's kind, or a player's id with the kind. */
export type WalletName = HouseWallet | { playerId: number; kind: PlayerWalletKind };

/** Ids assigned by the migration; they never change. */
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
  /** The part of `coin` that bonuses and deposits lock until the wagering is done. */
  locked: MinorUnits;
  /** The part of `locked` that comes from bonuses: it cannot be bet or saved before it is earned. */
  waiting: MinorUnits;
  totalRecharge: MinorUnits;
  /** Grows with every entry of the player, so that a client can discard an older answer. */
  seq: number;
}

/** Creates a new player's empty wallets; existing ones are not changed. */
export async function openWallets(trx: Trx, playerId: number): Promise<void> {
  const rows = PLAYER_WALLETS.map((kind) => sql`(${playerId}::bigint, ${kind}, 0)`);
  await sql`
    insert into wallet (player_id, kind, balance) values ${sql.join(rows)}
    on conflict (player_id, kind) do nothing`.execute(trx);
}

/**
 * Reads the player's balances in one query, as of one moment.
 * @throws NoResultError when there is no such player.
 */
export const balancesOf = (db: Kysely<Tables>, playerId: number): Promise<Balances> =>
  selectBalances(db, playerId).executeTakeFirstOrThrow();

/** The query of `balancesOf`, for callers that join more of the player's data. */
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

/** The balance of one kind, where the player's wallets are joined and grouped. */
export function balanceOf(kind: PlayerWalletKind) {
  return sql<MinorUnits>`coalesce(max(wallet.balance) filter (where wallet.kind = ${kind}), 0)`;
}

/** Whether the wallet of one kind has had an entry, where the player's wallets are joined and grouped. */
export function wasUsed(kind: PlayerWalletKind) {
  return sql<boolean>`coalesce(max(wallet.seq) filter (where wallet.kind = ${kind}), 0) > 0`;
}
