import { endSessionsOf } from '#server/accounts/sessions.ts';
import type { Trx } from '#server/database/transact.ts';

/**
 * What an operator holds an account back from (contract, start-up part), each a fact of its own. The
 * number that the app is told is that of the first that holds, in this order. Frozen is refused at
 * sign-in with errcode 101; the last three keep one thing back each.
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

const RESTRICTIONS = Object.keys(COLUMNS) as Restriction[];

/** Holds an account back from something, or lets it again; whatever else holds stays as it is. */
export async function restrict(
  trx: Trx,
  playerId: number,
  restriction: Restriction,
  isOn: boolean,
): Promise<void> {
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set({ [COLUMNS[restriction]]: isOn })
    .execute();
  if (restriction === 'frozen' && isOn) await endSessionsOf(trx, playerId);
}

/** Leaves an account one restriction alone, or none: what scenarios begin with. */
export async function setStatus(trx: Trx, playerId: number, status: number): Promise<void> {
  const columns = RESTRICTIONS.map((name) => [COLUMNS[name], STATUS[name] === status] as const);
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set(Object.fromEntries(columns))
    .execute();
}
