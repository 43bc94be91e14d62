import { icon, iconTone } from '#ui/base/icon.tsx';

/** Game type 5: live tables. */
export const LiveIcon = icon(
  <circle className={iconTone} cx="12" cy="10" r="2.75" />,
  <path className={iconTone} d="M7.25 19.5a4.75 4.75 0 0 1 9.5 0Z" />,
  <path d="M6.6 14.6a7 7 0 0 1 0-9.2M17.4 14.6a7 7 0 0 0 0-9.2M3.9 16.9a10.6 10.6 0 0 1 0-13.8M20.1 16.9a10.6 10.6 0 0 0 0-13.8" />,
);
