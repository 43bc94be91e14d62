import { commitmentOf, makeClientSeed, makeServerSeed } from '#server/games/play/round-draws.ts';
import type { GameSeedTable } from '#server/database/game-tables.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Selectable } from 'kysely';

export type GameSeed = Selectable<GameSeedTable>;

/** What may be shown of a seed in use. */
export interface Commitment {
  serverHash: string;
  clientSeed: string;
  /** Rounds played so far; the next round has the next number. */
  nonce: number;
}

export const commitment = ({ server_hash, client_seed, nonce }: GameSeed): Commitment => ({
  serverHash: server_hash,
  clientSeed: client_seed,
  nonce,
});

/** The player's seed in use, made when there is none. */
export async function seedInUse(trx: Trx, playerId: number, now: EpochMs): Promise<GameSeed> {
  const find = () =>
    trx
      .selectFrom('game_seed')
      .where('player_id', '=', playerId)
      .where('revealed_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
  return (await find()) ?? (await makeSeed(trx, playerId, makeClientSeed(), now));
}

/** Counts the round that is about to be drawn. @returns the seed with its number */
export async function takeNonce(trx: Trx, playerId: number, now: EpochMs): Promise<GameSeed> {
  const { id } = await seedInUse(trx, playerId, now);
  return trx
    .updateTable('game_seed')
    .where('id', '=', id)
    .set((eb) => ({ nonce: eb('nonce', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reveals the seed in use and commits to a new one. @returns both */
export async function rotateSeed(
  trx: Trx,
  playerId: number,
  clientSeed: string,
  now: EpochMs,
): Promise<{ revealed: GameSeed; next: GameSeed }> {
  const { id } = await seedInUse(trx, playerId, now);
  const revealed = await trx
    .updateTable('game_seed')
    .where('id', '=', id)
    .set({ revealed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { revealed, next: await makeSeed(trx, playerId, clientSeed, now) };
}

function makeSeed(trx: Trx, playerId: number, clientSeed: string, now: EpochMs): Promise<GameSeed> {
  const serverSeed = makeServerSeed();
  return trx
    .insertInto('game_seed')
    .values({
      player_id: playerId,
      server_seed: serverSeed,
      server_hash: commitmentOf(serverSeed),
      client_seed: clientSeed,
      nonce: 0,
      created_at: now,
      revealed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
