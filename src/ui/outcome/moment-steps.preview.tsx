import type { Preview } from '#ui/base/preview.ts';
import { MomentSteps } from './moment-steps.tsx';

const nothing = () => undefined;
const done = { label: 'Done', onPress: nothing };

export const preview: Preview = {
  name: 'Steps of a success',
  states: {
    'a place follows': () => (
      <MomentSteps step={{ label: 'Browse games', place: { to: '/lobby/home' } }} leave={[done]} />
    ),
    'an action follows': () => (
      <MomentSteps
        step={{ label: 'Claim ₱58.00', onPress: nothing, note: 'Wager ₱58.00 to unlock' }}
        leave={[done]}
      />
    ),
    'on its way': () => (
      <MomentSteps
        step={{ label: 'Claim ₱58.00', onPress: nothing, isBusy: true }}
        leave={[done]}
      />
    ),
    'nothing follows': () => <MomentSteps step={null} leave={[done]} />,
    'two ways to leave': () => (
      <MomentSteps
        step={{ label: 'Browse games', place: { to: '/lobby/home' } }}
        leave={[{ label: 'Another code', onPress: nothing }, done]}
      />
    ),
  },
};
