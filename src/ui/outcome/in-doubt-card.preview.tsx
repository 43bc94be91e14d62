import type { Preview } from '#ui/base/preview.ts';
import { InDoubtCard } from './in-doubt-card.tsx';

const texts = {
  title: 'We do not know yet',
  text: 'The withdrawal of ₱500.00 was sent, but no answer came. We keep asking under the same number: it can never become two.',
  askLabel: 'Ask now',
  onAsk: () => undefined,
};

export const preview: Preview = {
  name: 'Unsure card',
  states: {
    waiting: () => <InDoubtCard {...texts} isAsking={false} />,
    offline: () => <InDoubtCard {...texts} isAsking={false} note="There is no connection." />,
    asking: () => <InDoubtCard {...texts} isAsking />,
  },
};
