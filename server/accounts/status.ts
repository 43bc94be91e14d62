import { endSessionsOf } from '#server/accounts/sessions.ts';
import type { Trx } from '#server/database/transact.ts';

/**
 * What an operator sets of an account (contract, start-up part). Frozen is refused at sign-in with
 * errcode 101; the last three keep one thing back each.
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

export async function setStatus(trx: Trx, playerId: number, status: number): Promise<void> {
  await trx.updateTable('player').where('id', '=', playerId).set({ status }).execute();
}

/** Freezes an account and ends its sessions, or lets it in again. */
export async function setFrozen(trx: Trx, playerId: number, isFrozen: boolean): Promise<void> {
  await setStatus(trx, playerId, isFrozen ? STATUS.frozen : STATUS.ok);
  if (isFrozen) await endSessionsOf(trx, playerId);
}
