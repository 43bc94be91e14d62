import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { OutcomeTitle } from './outcome-title.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Seal } from './seal.tsx';

export const preview: Preview = {
  name: 'Outcome title',
  states: {
    failed: () => (
      <OutcomeTitle
        seal={
          <Seal tone="danger" size="large">
            <CloseIcon size={40} />
          </Seal>
        }
      >
        It did not work
      </OutcomeTitle>
    ),
  },
};
