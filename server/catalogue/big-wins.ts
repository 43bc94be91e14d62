import { keepFresh, type Fresh } from '#server/core/fresh.ts';
import type { lobbyTips } from '#shared/lobby/contract.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';

type Tips = v.InferInput<typeof lobbyTips>;

const SHOWN = 24;
const MAX_AGE_MS = 1000;

/** The newest big wins, shown to everyone in the notice bar (spec §2). */
export class BigWins {
  readonly #fresh: Fresh<Tips>;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#fresh = keepFresh(clock, MAX_AGE_MS, () => readBigWins(db));
  }

  newest(): Promise<Tips> {
    return this.#fresh.get();
  }
}

async function readBigWins(db: Kysely<Tables>): Promise<Tips> {
  const rows = await db
    .selectFrom('big_win')
    .orderBy('won_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .selectAll()
    .execute();
  return {
    jackpotList: rows.map(({ phone, amount, game_id, won_at }) => ({
      phone,
      amount,
      ...(game_id === null ? {} : { gameId: game_id }),
      time: won_at,
    })),
  };
}
