import { BalanceLine } from '#ui/money/balance-line.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SuccessMoment } from './success-moment.tsx';

const leave = [{ label: 'Done', onPress: () => undefined }] as const;
const step = { label: 'Play Reef Quest', place: { to: '/lobby/home' } } as const;

export const preview: Preview = {
  name: 'Success moment',
  states: {
    money: () => (
      <SuccessMoment
        title="It’s in your balance"
        amount="+₱500.00"
        balance={<BalanceLine label="New balance" balance="₱1,500.00" />}
        step={step}
        leave={leave}
      />
    ),
    'no money': () => <SuccessMoment title="Mobile number bound" step={null} leave={leave} />,
  },
};
