import { commitmentOf, makeClientSeed, makeServerSeed } from '#server/game/play/round-draws.ts';
import type { GameSeedTable } from '#server/core/database/game-tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Selectable } from 'kysely';

export type GameSeed = Selectable<GameSeedTable>;

/** The public part of a seed in use. */
export interface Commitment {
  serverHash: string;
  clientSeed: string;
  /** Hash of the next server seed: known before the player chooses the client seed for it. */
  nextHash: string;
  /** Rounds played so far; the next round has the next number. */
  nonce: number;
}

export const commitment = (seed: GameSeed): Commitment => ({
  serverHash: seed.server_hash,
  clientSeed: seed.client_seed,
  nextHash: seed.next_hash ?? '',
  nonce: seed.nonce,
});

/** The player's seed in use, created if missing; its successor is already drawn. */
export async function seedInUse(trx: Trx, playerId: number, now: EpochMs): Promise<GameSeed> {
  const found = await trx
    .selectFrom('game_seed')
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!found) {
    return makeSeed(trx, {
      playerId,
      serverSeed: makeServerSeed(),
      clientSeed: makeClientSeed(),
      now,
    });
  }
  if (found.next_seed !== null) return found;
  return trx
    .updateTable('game_seed')
    .where('id', '=', found.id)
    .set(drawNext())
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Reveals the seed in use; the successor drawn earlier replaces it, with the player's new client seed.
 * @returns both
 */
export async function rotateSeed(
  trx: Trx,
  playerId: number,
  clientSeed: string,
  now: EpochMs,
): Promise<{ revealed: GameSeed; next: GameSeed }> {
  const { id, next_seed: drawn } = await seedInUse(trx, playerId, now);
  const revealed = await trx
    .updateTable('game_seed')
    .where('id', '=', id)
    .set({ revealed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  const serverSeed = drawn ?? makeServerSeed();
  return { revealed, next: await makeSeed(trx, { playerId, serverSeed, clientSeed, now }) };
}

function drawNext(): { next_seed: string; next_hash: string } {
  const seed = makeServerSeed();
  return { next_seed: seed, next_hash: commitmentOf(seed) };
}

interface NewSeed {
  playerId: number;
  serverSeed: string;
  clientSeed: string;
  now: EpochMs;
}

function makeSeed(trx: Trx, { playerId, serverSeed, clientSeed, now }: NewSeed): Promise<GameSeed> {
  return trx
    .insertInto('game_seed')
    .values({
      player_id: playerId,
      server_seed: serverSeed,
      server_hash: commitmentOf(serverSeed),
      client_seed: clientSeed,
      ...drawNext(),
      nonce: 0,
      created_at: now,
      revealed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
