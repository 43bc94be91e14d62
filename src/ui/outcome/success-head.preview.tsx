import type { Preview } from '#ui/base/preview.ts';
import { SuccessHead } from './success-head.tsx';

export const preview: Preview = {
  name: 'Success head',
  states: {
    'on a card': () => <SuccessHead title="Claimed: upgrade bonus, VIP 1" />,
    'in a dialog': () => <SuccessHead title="Reward claimed" isOfDialog />,
  },
};
