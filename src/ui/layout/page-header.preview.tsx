import { Amount } from '#ui/money/amount.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { PageHeader } from './page-header.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Page header',
  states: {
    'with back and an amount': () => (
      <PageHeader
        title="Withdrawal"
        back={<IconButton label="Back" icon={<BackIcon />} />}
        trailing={<Amount text="₱1,200.00" />}
      />
    ),
  },
};
