import { SignUpBonusSheet } from '#features/sign-up-bonus/sign-up-bonus-sheet.tsx';
import type { ActivityOverlayProps } from './activity-overlay-props.ts';
import { useRewardLooks } from './use-reward-looks.tsx';

/** The sign-up bonus with its rewards. */
export function SignUpBonus(props: ActivityOverlayProps) {
  return <SignUpBonusSheet {...props} renderRewards={useRewardLooks()} />;
}
