import { SignUpBonusSheet } from '#features/sign-up-bonus/sign-up-bonus-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useRewardLooks } from './use-reward-looks.tsx';

/** Sign-up bonus sheet with its rewards. */
export function SignUpBonus(props: OpenedProps) {
  return <SignUpBonusSheet {...props} renderRewards={useRewardLooks()} />;
}
