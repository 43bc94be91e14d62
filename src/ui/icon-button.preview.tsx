import { IconButton } from './icon-button.tsx';
import { BellIcon } from './icons/bell-icon.tsx';
import { MenuIcon } from './icons/menu-icon.tsx';
import { SearchIcon } from './icons/search-icon.tsx';
import type { Preview } from './preview.ts';

export const preview: Preview = {
  name: 'Icon button',
  states: [
    { name: 'plain', render: () => <IconButton label="Search" icon={<SearchIcon />} /> },
    { name: 'raised', render: () => <IconButton look="raised" label="Menu" icon={<MenuIcon />} /> },
    {
      name: 'with a dot',
      render: () => <IconButton hasDot label="Notices, new ones" icon={<BellIcon />} />,
    },
    {
      name: 'disabled',
      render: () => <IconButton disabled label="Search" icon={<SearchIcon />} />,
    },
  ],
};
