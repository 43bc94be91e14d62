import { Amount } from '#ui/money/amount.tsx';
import { Card } from './card.tsx';
import { Stack } from './stack.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Card',
  states: {
    insets: () => (
      <Stack gap={2}>
        {(['normal', 'bare', 'tight', 'rows', 'wide'] as const).map((inset) => (
          <Card key={inset} inset={inset}>
            {inset}
          </Card>
        ))}
      </Stack>
    ),
    looks: () => (
      <Stack gap={3}>
        <Card>Plain: lies on the page.</Card>
        <Card look="raised">Raised: stands off the page.</Card>
        <Card look="reward">
          <span>Today’s bonus</span> <Amount text="₱25.00" />
        </Card>
      </Stack>
    ),
  },
};
