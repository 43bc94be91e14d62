import { SuperiorCode } from '#shared/account/superior-errors.ts';
import { sql } from 'kysely';
import { findByInvite, playerById, type PlayerRow } from '#server/players/base/players.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Inviter } from '#server/players/base/inviter.ts';
import type { Trx } from '#server/core/database/transact.ts';

/**
 * Makes the player of an invite code or id the superior of another, once and permanently.
 * @returns the superior
 * @throws Refusal 1082–1086; 1083 also when the player invited that superior, directly or through others:
 * nobody can be above themselves
 */
export async function bindSuperior(trx: Trx, playerId: number, given: string): Promise<PlayerRow> {
  if (given === '') throw new Refusal(SuperiorCode.empty, 'no superior given');
  const player = await playerById(trx, playerId);
  if (player.pid !== null) throw new Refusal(SuperiorCode.alreadyBound, 'has a superior');
  if (player.mobile === null) throw new Refusal(SuperiorCode.mobileNotBound, 'bind a mobile first');
  const superior = await findByInvite(trx, given);
  if (!superior) throw new Refusal(SuperiorCode.notFound, 'no such player');
  if (await isAbove(trx, playerId, superior.id))
    throw new Refusal(SuperiorCode.self, 'cannot be self');
  await trx.updateTable('player').where('id', '=', playerId).set({ pid: superior.id }).execute();
  return superior;
}

/** True when `upper` is `lower` or above it. */
async function isAbove(trx: Trx, upper: number, lower: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive line (id, pid) as (
      select id, pid from player where id = ${lower}
      union
      select player.id, player.pid from player join line on player.id = line.pid
    )
    select from line where id = ${upper}`.execute(trx);
  return rows.length > 0;
}

/** Returns the id of a new player's inviter; undefined without one. */
export async function findInviter(
  trx: Trx,
  { outValue, aid }: Inviter,
): Promise<number | undefined> {
  for (const given of [outValue, aid]) {
    const inviter = given === '' ? undefined : await findByInvite(trx, given);
    if (inviter) return inviter.id;
  }
  return undefined;
}
