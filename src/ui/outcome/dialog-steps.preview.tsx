import { Button } from '#ui/base/button.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { DialogSteps } from './dialog-steps.tsx';

export const preview: Preview = {
  name: 'Steps of a success',
  states: {
    both: () => (
      <DialogSteps>
        <Button size="large" isWide>
          Browse games
        </Button>
        <Button variant="quiet" isWide>
          Done
        </Button>
      </DialogSteps>
    ),
  },
};
