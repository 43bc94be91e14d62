import { AccumulatedRechargeSheet } from '#features/accumulated-recharge/accumulated-recharge-sheet.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useRewardLooks } from './use-reward-looks.tsx';

/** Accumulated recharge sheet with its rewards. */
export function AccumulatedRecharge(props: OpenedProps) {
  return <AccumulatedRechargeSheet {...props} renderRewards={useRewardLooks()} />;
}
