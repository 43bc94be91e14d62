import { Button } from './button.tsx';
import { DepositIcon } from './icons/deposit-icon.tsx';
import { Row } from './layout/row.tsx';
import type { Preview } from './preview.ts';

const variants = ['primary', 'gold', 'quiet', 'ghost', 'danger'] as const;

export const preview: Preview = {
  name: 'Button',
  states: [
    {
      name: 'variants',
      render: () => (
        <Row gap={3} wrap>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: 'sizes and an icon',
      render: () => (
        <Row gap={3} wrap>
          <Button size="small" variant="gold">
            Deposit
          </Button>
          <Button>
            <DepositIcon size={20} />
            Deposit
          </Button>
          <Button size="large">Withdraw</Button>
        </Row>
      ),
    },
    {
      name: 'busy',
      render: () => (
        <Row gap={3} wrap>
          <Button isBusy>Deposit</Button>
          <Button isBusy variant="quiet">
            Receive
          </Button>
        </Row>
      ),
    },
    { name: 'disabled', render: () => <Button disabled>Register</Button> },
    {
      name: 'wide',
      render: () => (
        <Button isWide size="large">
          Log in
        </Button>
      ),
    },
  ],
};
