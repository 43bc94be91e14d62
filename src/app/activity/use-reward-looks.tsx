import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { RewardLine } from '#features/reward/reward-line.tsx';
import { RewardList } from '#features/reward/reward-list.tsx';
import type { Reward } from '#shared/reward/reward.ts';
import { useSelector } from 'react-redux';

/** Renders rewards in activity dialogs. Composed here because features do not import each other. */
export function useRewardLooks() {
  const boosts = useSelector(selectConfig)?.boosts;
  return (rewards: readonly Reward[], look: 'line' | 'cards' = 'cards') =>
    look === 'cards' ? (
      <RewardList rewards={rewards} boosts={boosts} />
    ) : (
      <RewardLine rewards={rewards} boosts={boosts} />
    );
}
