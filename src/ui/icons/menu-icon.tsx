import { icon } from '#ui/base/icon.tsx';

/** Three lines: the side menu. */
export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M9 17.5h11" />);
