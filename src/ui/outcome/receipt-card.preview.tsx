import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';

export const preview: Preview = {
  name: 'Receipt card',
  states: {
    paid: () => (
      <ReceiptCard
        look="reward"
        icon={<CheckIcon size={32} />}
        title="It is in your balance"
        amount={<Amount text="+₱500.00" size="huge" tone="jade" />}
        orderNo="W0001"
        actions={<Button isWide>Done</Button>}
      >
        <SummaryList items={[{ name: 'New balance', value: '₱1,500.00' }]} />
      </ReceiptCard>
    ),
  },
};
