import type { Preview } from '#ui/base/preview.ts';
import { SuccessStar } from './success-star.tsx';

export const preview: Preview = {
  name: 'Success star',
  states: {
    large: () => <SuccessStar />,
    small: () => <SuccessStar isSmall />,
  },
};
