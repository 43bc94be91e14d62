/**
 * The rules that keep promotions from creating money out of nothing. Only this module decides who counts as
 * an invited friend, who may turn a promotion into coins, and whose coins may be withdrawn (decision 0024).
 */
import { PromotionCode } from '#shared/protection/promotion-errors.ts';
import { playerById } from '#server/players/base/players.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { ZERO } from '#shared/money/money.ts';
import type { PromotionNeed } from '#server/core/settings/promotion-needs.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { ExpressionBuilder } from 'kysely';

type Facts = Pick<Awaited<ReturnType<typeof playerById>>, 'mobile' | 'total_recharge'>;

const hasMet = (need: PromotionNeed, { mobile, total_recharge: paidIn }: Facts): boolean =>
  need === 'mobile' ? mobile !== null : paidIn > ZERO;

/** An SQL condition on `player` for invited players who count. */
export const countsAsInvited =
  (needs: readonly PromotionNeed[]) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'player'>) =>
    and([
      ...(needs.includes('mobile') ? [eb('player.mobile', 'is not', null)] : []),
      ...(needs.includes('deposit') ? [eb('player.total_recharge', '>', ZERO)] : []),
    ]);

/**
 * Checks a player before a promotion that requires no deposit of its own is paid to the balance.
 * @throws Refusal 1084 without a bound mobile, 1292 before the first deposit
 */
export async function requireMayBePaid(
  trx: Trx,
  playerId: number,
  needs: readonly PromotionNeed[],
): Promise<void> {
  const player = await playerById(trx, playerId);
  const [missing] = needs.filter((need) => !hasMet(need, player));
  if (missing === 'mobile') throw new Refusal(PromotionCode.noMobile, 'bind a mobile first');
  if (missing === 'deposit') throw new Refusal(PromotionCode.noDeposit, 'make a deposit first');
}

/** True when coins may be withdrawn: a player without deposits only has coins from promotions. */
export const mayWithdrawYet = (player: Facts, needs: readonly PromotionNeed[]): boolean =>
  !needs.includes('deposit') || hasMet('deposit', player);
