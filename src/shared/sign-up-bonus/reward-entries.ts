import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { BARE_ENTRY, betsOf, type RewardEntry } from '#shared/reward/reward-entry.ts';
import {
  calendarOf,
  claimableDay,
  dayWagering,
  hasDayToCome,
  type SignUpBonus,
} from './sign-up-bonus.ts';

/** The days of bought packages (spec §4): the one to claim today, or those still to come. */
export function entriesOfSignUp(
  { owned }: SignUpBonus,
  packages: readonly SignUpPackage[],
): readonly RewardEntry[] {
  return owned.flatMap((bought): readonly RewardEntry[] => {
    const pack = packages.find(({ id }) => id === bought.packageId) ?? null;
    const daily = dayWagering(bought, pack);
    const isClaimable = claimableDay(bought) !== null;
    if (!isClaimable && !hasDayToCome(calendarOf(bought, pack?.days ?? null))) return [];
    return [
      {
        ...BARE_ENTRY,
        key: `sign-up-${bought.id}`,
        source: 'sign-up-bonus',
        state: isClaimable ? 'claimable' : 'running',
        amount: daily?.amount ?? null,
        bets: betsOf(daily),
        condition: daily === null ? null : { kind: 'daily', amount: daily.amount },
        claim: isClaimable ? { id: bought.id } : null,
        endsAt: null,
      },
    ];
  });
}
