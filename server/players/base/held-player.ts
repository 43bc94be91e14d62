import type { PlayerRow } from '#server/players/base/players.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Only this module creates one, so opening a session or writing a password requires the lock. */
class LockedPlayer {
  readonly player: PlayerRow;
  readonly #trx: Trx;

  constructor(trx: Trx, player: PlayerRow) {
    this.#trx = trx;
    this.player = player;
  }

  get trx(): Trx {
    return this.#trx;
  }
}

/** A player's row, locked until the end of its transaction. */
export type HeldPlayer = LockedPlayer;

/**
 * Locks a player's row. It is the transaction's first lock, so that nobody who holds it waits for a call that
 * waits for it; `requireLiveSession` waits for it too.
 */
export async function holdPlayer(trx: Trx, playerId: number): Promise<HeldPlayer> {
  const player = await trx
    .selectFrom('player')
    .where('id', '=', playerId)
    .forUpdate()
    .selectAll()
    .executeTakeFirstOrThrow();
  return new LockedPlayer(trx, player);
}
