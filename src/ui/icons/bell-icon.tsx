import { icon, iconTone } from '#ui/base/icon.tsx';

/** Notices. */
export const BellIcon = icon(
  <path className={iconTone} d="M6 10.2a6 6 0 0 1 12 0c0 4.8 1.9 6.3 1.9 6.3H4.1S6 15 6 10.2Z" />,
  <path d="M10 19.8a2.2 2.2 0 0 0 4 0M12 4.2V3" />,
);
