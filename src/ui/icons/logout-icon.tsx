import { icon } from '#ui/base/icon.tsx';

/** Log out. */
export const LogoutIcon = icon(
  <path d="M10 4H7a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 7 20h3M10 12h10M16 7.75 20.25 12 16 16.25" />,
);
