import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { LeaveQuestion } from './leave-question.tsx';

export const preview: Preview = {
  name: 'Leaving in a round',
  states: {
    asked: () => (
      <PreviewStage
        label="Leave the game"
        render={(isOpen, onClose) => (
          <LeaveQuestion isOpen={isOpen} onStay={onClose} onLeave={onClose} />
        )}
      />
    ),
  },
};
