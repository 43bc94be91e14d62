/** Enforces limits: before money comes in, before a game opens, before each bet. */
import { ProtectionCode } from '#shared/protection/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { leftOf, lowestLeft, type LimitLeft, type LimitUse } from '#shared/protection/limit.ts';
import type { Period } from '#shared/protection/market-period.ts';

const limitDetails = ({ left, resetAt }: LimitLeft) => ({ left, resetTime: resetAt });

/** @throws Refusal 1211 when a deposit exceeds what the lowest limit leaves */
export function requireDepositWithin(uses: readonly LimitUse[], amount: number): void {
  const lowest = lowestLeft(uses, 'deposit');
  if (lowest === null || amount <= lowest.left) return;
  throw new Refusal(ProtectionCode.depositLimit, 'over the deposit limit', limitDetails(lowest));
}

/** Returns how much can still be deposited per period; null without a limit. */
export function depositLeftBy(uses: readonly LimitUse[]) {
  const left = (wanted: Period): number | null => {
    const use = uses.find(({ kind, period }) => kind === 'deposit' && period === wanted);
    return use ? leftOf(use) : null;
  };
  return { day: left('day'), week: left('week'), month: left('month') };
}

/** Why a bet is blocked. */
export interface BetBlock {
  kind: 'session' | 'spending';
  left: number;
  resetTime: number;
}

/** Returns the lowest limit that a bet exceeds; null when it fits all. */
export function betBlock(uses: readonly LimitUse[], bet: number): BetBlock | null {
  const session = lowestLeft(uses, 'session');
  if (session?.left === 0) return { kind: 'session', ...limitDetails(session) };
  const spending = lowestOf(uses);
  return spending !== null && bet > spending.left
    ? { kind: 'spending', ...limitDetails(spending) }
    : null;
}

function lowestOf(uses: readonly LimitUse[]): LimitLeft | null {
  const loss = lowestLeft(uses, 'loss');
  const bet = lowestLeft(uses, 'bet');
  if (loss === null || bet === null) return loss ?? bet;
  return loss.left < bet.left ? loss : bet;
}

/** @throws Refusal 1214, 1215 when not even a game's lowest bet is allowed */
export function requirePlayWithin(uses: readonly LimitUse[], leastBet: number): void {
  const block = betBlock(uses, leastBet);
  if (block === null) return;
  const { kind, left, resetTime } = block;
  if (kind === 'session')
    throw new Refusal(ProtectionCode.sessionLimit, 'no time left', { resetTime, until: resetTime });
  const extras = { left, resetTime, until: resetTime };
  throw new Refusal(ProtectionCode.spendingLimit, 'over the limit of losses or bets', extras);
}
