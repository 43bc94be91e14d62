import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { wageringOf, type Reward } from '#shared/reward/reward.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';

/** What the money among rewards asks for before it can be withdrawn. */
export function RewardWagering({ rewards }: { readonly rewards: readonly Reward[] }) {
  const describe = useWageringTexts();
  const sum = wageringOf(rewards);
  return sum !== null && <WageringTerms {...describe(sum)} />;
}
