import { ProtectionCode } from '#shared/protection/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { limitUsesOf } from '#server/players/protection/limits.ts';
import {
  isPaused,
  accountStateOf,
  type AccountState,
} from '#server/players/protection/account-state.ts';
import { isAnyReached, type LimitUse } from '#shared/protection/limit.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Kysely } from 'kysely';

/** Calls that grant a bonus: a break or an exclusion blocks them. */
const PROMOTIONS: ReadonlySet<string> = new Set<EndpointName>([
  'redeemCode',
  'claimVipBonus',
  'claimMail',
  'claimTask',
  'claimAccumulatedRecharge',
  'claimSignUpBonus',
  'spinInvite',
  'spin',
  'spinPayout',
  'claimLevelBonus',
  'claimRechargeBonus',
  'withdrawCashBonus',
]);

/** Account states that block bonuses (contract, start-up part), with their errcodes. */
const BLOCKED: Readonly<Record<number, number>> = {
  2: ProtectionCode.selfExcluded,
  3: ProtectionCode.onBreak,
};

/** @throws Refusal 1212, 1213 when the call grants a bonus and the player is paused */
export async function requireMayTakePart(
  trx: Trx,
  name: string,
  playerId: number,
  now: EpochMs,
): Promise<void> {
  if (!PROMOTIONS.has(name)) return;
  const { status, extras } = await accountStateOf(trx, playerId, now);
  const code = BLOCKED[status];
  if (code !== undefined) throw new Refusal(code, 'promotions are stopped', extras);
}

/** True when a player may be invited to play: not on a break, not excluded, no limit used up. */
export async function mayBeInvited(db: Kysely<Tables>, moment: Moment): Promise<boolean> {
  const accountState = await accountStateOf(db, moment.playerId, moment.now);
  if (isPaused(accountState)) return false;
  return mayInvite(accountState, await limitUsesOf(db, moment));
}

/** As `mayBeInvited`, from data already read. */
export const mayInvite = (accountState: AccountState, uses: readonly LimitUse[]): boolean =>
  !isPaused(accountState) && !isAnyReached(uses);
