import type { Reward } from '#shared/reward/reward.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { RewardDialog } from './reward-dialog.tsx';

const given: Readonly<Record<string, readonly Reward[]>> = {
  coins: [{ id: 2001, count: 5_000, betRate: 35, betDays: null }],
  'several kinds': [
    { id: 2001, count: 123_456_789, betRate: 35, betDays: null },
    { id: 2002, count: 20_000, betRate: 35, betDays: null },
    { id: 1001, count: 1, betRate: 0, betDays: null },
    { id: 4001, count: 3, betRate: 0, betDays: null },
  ],
  'more than fits': [2001, 2002, 1001, 1002, 1003, 1009, 4001, 77, 78].map((id) => ({
    id,
    count: 12,
    betRate: 35,
    betDays: null,
  })),
  nothing: [],
};

export const preview: Preview = {
  name: 'Reward dialog',
  states: statesOf(given, (rewards, name) => (
    <PreviewStage
      label={`Open it: ${name}`}
      render={(isOpen, onClose) => (
        <RewardDialog
          isOpen={isOpen}
          onClose={onClose}
          onClosed={() => undefined}
          rewards={rewards}
        />
      )}
    />
  )),
};
