import { Button } from './button.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Preview } from '#ui/base/preview.ts';

const variants = ['primary', 'gold', 'quiet', 'ghost', 'danger'] as const;

export const preview: Preview = {
  name: 'Button',
  states: {
    variants: () => (
      <Row gap={3} wrap>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
    ),
    'sizes and an icon': () => (
      <Row gap={3} wrap>
        <Button size="small" variant="gold">
          Deposit
        </Button>
        <Button>
          <DepositIcon size={20} />
          <span>Deposit</span>
        </Button>
        <Button size="large">Withdraw</Button>
      </Row>
    ),
    busy: () => (
      <Row gap={3} wrap>
        <Button isBusy>Deposit</Button>
        <Button isBusy variant="quiet">
          Receive
        </Button>
      </Row>
    ),
    disabled: () => <Button disabled>Register</Button>,
    wide: () => (
      <Button isWide size="large">
        Log in
      </Button>
    ),
  },
};
