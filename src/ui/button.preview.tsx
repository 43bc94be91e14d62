import { Button } from './button.tsx';
import { DepositIcon } from './icons/deposit-icon.tsx';
import styles from './preview.module.css';
import type { Preview } from './preview.ts';

const variants = ['primary', 'gold', 'quiet', 'ghost', 'danger'] as const;

export const preview: Preview = {
  name: 'Button',
  states: [
    {
      name: 'variants',
      render: () => (
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'sizes and an icon',
      render: () => (
        <div className={styles.row}>
          <Button size="small" variant="gold">
            Deposit
          </Button>
          <Button>
            <DepositIcon size={20} />
            Deposit
          </Button>
          <Button size="large">Withdraw</Button>
        </div>
      ),
    },
    {
      name: 'busy',
      render: () => (
        <div className={styles.row}>
          <Button isBusy>Deposit</Button>
          <Button isBusy variant="quiet">
            Receive
          </Button>
        </div>
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
