import { Amount } from '#ui/money/amount.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { Marquee } from './marquee.tsx';
import type { Preview } from '#ui/base/preview.ts';

const items = [
  { id: 'welcome', content: 'Welcome to Parola.', length: 18 },
  {
    id: 'win',
    content: (
      <>
        <span>0917***4567 won</span> <Amount text="₱12,400.00" />
      </>
    ),
    length: 26,
  },
  {
    id: 'win-2',
    content: (
      <>
        <span>0995***0021 won</span> <Amount text="₱8,150.00" />
      </>
    ),
    length: 25,
  },
];

export const preview: Preview = {
  name: 'Marquee',
  states: {
    passing: () => <Marquee label="News" leading={<BellIcon size={20} />} items={items} />,
  },
};
