import type { Preview } from '#ui/base/preview.ts';
import { DepositReturnScreen } from './deposit-return-screen.tsx';

export const preview: Preview = {
  name: 'Return from a payment without a session',
  states: { visitor: () => <DepositReturnScreen /> },
};
