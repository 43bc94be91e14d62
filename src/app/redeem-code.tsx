import { useRewardLooks } from './activity/use-reward-looks.tsx';
import {
  RedeemCodeSheet,
  type RedeemCodeSheetProps,
} from '#features/redeem-code/redeem-code-sheet.tsx';
import type { ReactElement } from 'react';

/** Redemption codes with their rewards. Composed here because features do not import each other. */
export function RedeemCode(props: Omit<RedeemCodeSheetProps, 'renderRewards'>): ReactElement {
  return <RedeemCodeSheet {...props} renderRewards={useRewardLooks()} />;
}
