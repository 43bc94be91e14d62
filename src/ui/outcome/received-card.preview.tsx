import type { Preview } from '#ui/base/preview.ts';
import { ReceivedCard } from './received-card.tsx';

export const preview: Preview = {
  name: 'Received card',
  states: {
    received: () => (
      <ReceivedCard
        title="Claimed: weekly bonus"
        balanceLabel="New balance"
        balance="₱1,252.56"
        doneLabel="Done"
        onDone={() => undefined}
      >
        <p>Coins ₱18.00</p>
      </ReceivedCard>
    ),
  },
};
