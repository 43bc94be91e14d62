import { AccountCode } from '#shared/account/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { accountStateOf } from '#server/players/protection/account-state.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Account states that block deposits (contract, start-up part), with their errcodes. */
const BLOCKED: Readonly<Record<number, number>> = {
  1: AccountCode.abnormal,
  2: ProtectionCode.selfExcluded,
  3: ProtectionCode.onBreak,
};

/** @throws Refusal 1212, 1213, or 101: customer support knows why */
export async function requireMayDeposit(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const { status, extras, noDeposits } = await accountStateOf(trx, playerId, now);
  const code = BLOCKED[status] ?? (noDeposits ? AccountCode.abnormal : undefined);
  if (code !== undefined) throw new Refusal(code, 'this account may not pay in', extras);
}
