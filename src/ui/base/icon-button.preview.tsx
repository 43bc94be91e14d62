import { IconButton } from './icon-button.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { MenuIcon } from '#ui/icons/menu-icon.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Icon button',
  states: {
    plain: () => <IconButton label="Search" icon={<SearchIcon />} />,
    raised: () => <IconButton look="raised" label="Menu" icon={<MenuIcon />} />,
    'with a dot': () => <IconButton hasDot label="Notices, new ones" icon={<BellIcon />} />,
    disabled: () => <IconButton disabled label="Search" icon={<SearchIcon />} />,
  },
};
