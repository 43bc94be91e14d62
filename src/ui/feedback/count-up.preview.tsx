import { CountUp } from './count-up.tsx';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Count-up',
  states: {
    'counts when it comes': () => (
      <PreviewStage
        label="Count"
        render={(isOpen) => isOpen && <CountUp to={12_345} format={(value) => `${value}`} />}
      />
    ),
  },
};
