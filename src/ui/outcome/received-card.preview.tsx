import type { Preview } from '#ui/base/preview.ts';
import { ReceivedCard } from './received-card.tsx';

const nothing = () => undefined;

export const preview: Preview = {
  name: 'Received card',
  states: {
    received: () => (
      <ReceivedCard
        title="Claimed: weekly bonus"
        balanceLabel="New balance"
        balance="₱1,252.56"
        step={{ label: 'Play Reef Quest', place: { to: '/lobby/home' } }}
        doneLabel="Done"
        onDone={nothing}
      >
        <p>Coins ₱18.00</p>
      </ReceivedCard>
    ),
    'the next one is ready': () => (
      <ReceivedCard
        title="Claimed: weekly bonus"
        balanceLabel="New balance"
        balance="₱1,252.56"
        step={{ label: 'Claim ₱58.00', onPress: nothing }}
        doneLabel="Done"
        onDone={nothing}
      >
        <p>Coins ₱18.00</p>
      </ReceivedCard>
    ),
    'nothing follows': () => (
      <ReceivedCard
        title="Reward claimed"
        balanceLabel="New balance"
        balance={undefined}
        step={null}
        doneLabel="Done"
        onDone={nothing}
      >
        <p>Item</p>
      </ReceivedCard>
    ),
  },
};
