import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Game type 1: slots. */
export const SlotsIcon = icon(
  <rect className={iconTone} x="3.5" y="5" width="13.5" height="14.5" rx="2.5" />,
  <path d="M7.75 9.25h5l-2.9 6.5M17 13.5h2.25a1.25 1.25 0 0 0 1.25-1.25V8.75" />,
  <circle className={iconSolid} cx="20.5" cy="6.9" r="1.1" />,
);
