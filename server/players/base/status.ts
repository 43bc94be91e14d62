import { ENDING_RESTRICTIONS } from '#server/core/database/player-note-tables.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { endSessionsOf } from '#server/players/base/sessions.ts';
import type { Trx } from '#server/core/database/transact.ts';

/**
 * Restrictions that an operator puts on an account (contract, start-up part), each stored separately. The app
 * receives the number of the first that applies, in this order. Frozen accounts are refused at sign-in with
 * errcode 101; each of the last three blocks one thing.
 */
export const STATUS = {
  ok: 0,
  frozen: 1,
  excluded: 2,
  'on-break': 3,
  'no-deposits': 4,
  'no-play': 5,
  'no-withdrawals': 6,
} as const;

export type StatusName = keyof typeof STATUS;
export type Restriction = Exclude<StatusName, 'ok'>;

const COLUMNS = {
  frozen: 'is_frozen',
  excluded: 'is_excluded',
  'on-break': 'is_on_break',
  'no-deposits': 'no_deposits',
  'no-play': 'no_play',
  'no-withdrawals': 'no_withdrawals',
} as const satisfies Record<Restriction, string>;

type RestrictionColumns = Readonly<Record<(typeof COLUMNS)[Restriction], boolean>>;

export const RESTRICTIONS = Object.keys(COLUMNS) as Restriction[];

/** The names of the restrictions that an account has. */
export const listRestrictions = (player: RestrictionColumns): Restriction[] =>
  RESTRICTIONS.filter((name) => player[COLUMNS[name]]);

/** Sets or lifts one restriction, without an end; the others do not change. */
export async function restrict(
  trx: Trx,
  playerId: number,
  restriction: Restriction,
  isOn: boolean,
): Promise<void> {
  if (restriction === 'frozen') await holdPlayer(trx, playerId);
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set({ [COLUMNS[restriction]]: isOn })
    .execute();
  await removeEnds(trx, playerId, [restriction]);
  if (restriction === 'frozen' && isOn) await endSessionsOf(trx, playerId);
}

/** Sets one restriction or none and lifts the others; for scenarios. */
export async function setStatus(trx: Trx, playerId: number, status: number): Promise<void> {
  const columns = RESTRICTIONS.map((name) => [COLUMNS[name], STATUS[name] === status] as const);
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set(Object.fromEntries(columns))
    .execute();
  await removeEnds(trx, playerId, RESTRICTIONS);
}

/** An end of an earlier restriction must not lift a later one. */
async function removeEnds(
  trx: Trx,
  playerId: number,
  restrictions: readonly Restriction[],
): Promise<void> {
  const names: readonly string[] = restrictions;
  const ending = ENDING_RESTRICTIONS.filter((name) => names.includes(name));
  if (ending.length === 0) return;
  await trx
    .deleteFrom('restriction_end')
    .where('player_id', '=', playerId)
    .where('restriction', 'in', ending)
    .execute();
}
