import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { sumsOf } from '#server/game/play/round-record.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';

eachPlatform('the record of rounds', (subject) => {
  it('is counted and summed from the player’s own index alone', async () => {
    const { db } = subject.platform().context.database;
    const { id } = await ownPlayer(subject.platform());
    const other = await ownPlayer(subject.platform());
    await playRounds(db, [id, other.id]);
    const asked: object[] = [
      {},
      { gameId: 1 },
      { brandId: 2 },
      { beginTime: 1000, endTime: 2000, gameId: 1 },
    ];
    for (const body of asked) {
      const request = v.parse(endpoints.gameRecord.request, body);
      const plan = await sumsOf(db, id, request).explain();
      const text = plan.map((row) => Object.values(row as object).join('')).join('\n');
      expect(text).toContain('Index Only Scan using game_round_player');
    }
    const request = v.parse(endpoints.gameRecord.request, { beginTime: 1000, endTime: 2000 });
    const sums = await sumsOf(db, id, request).executeTakeFirstOrThrow();
    expect(sums).toEqual({ total: 100, bet: 10_000, win: 5000 });
  });
});

/** Inserts rounds with a bet of 1.00; half of them win, and every tenth is the first player's. */
async function playRounds(db: Kysely<Tables>, [first, other]: [number, number]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The VACUUM below skips rows whose commit is not yet on disk.
    await sql`set local synchronous_commit = on`.execute(trx);
    await sql`with seed as (
      insert into game_seed (player_id, server_seed, server_hash, client_seed, nonce, created_at, revealed_at)
      values (${first}, 'fill', 'fill', 'fill', 0, 0, 0) returning id
    )
    insert into game_round (round_no, session_id, player_id, game_id, brand_id, is_demo, seed_id,
      nonce, req_no, body_hash, bet, win, balance_after, detail, created_at, ended_at)
    select 'fill-' || turn, 'fill',
      case turn % 10 when 0 then ${first}::bigint else ${other}::bigint end, 1, 2, false, seed.id,
      turn, 'fill-' || turn, repeat('0', 64), 100, 100 * (turn / 10 % 2), 0,
      jsonb_build_object('reels', repeat(md5(turn::text), 12)), turn, turn
    from seed, generate_series(1, 20000) as turn`.execute(trx);
  });
  await sql`vacuum analyze game_round`.execute(db);
}
