import { Amount } from '#ui/amount.tsx';
import { Card } from './card.tsx';
import styles from '#ui/preview.module.css';
import type { Preview } from '#ui/preview.ts';

export const preview: Preview = {
  name: 'Card',
  states: [
    {
      name: 'looks',
      render: () => (
        <div className={styles.stack}>
          <Card>Plain: lies on the page.</Card>
          <Card look="raised">Raised: stands off the page.</Card>
          <Card look="reward">
            Today’s bonus <Amount text="₱25.00" />
          </Card>
        </div>
      ),
    },
  ],
};
