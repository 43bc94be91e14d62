import { icon, iconTone } from '#ui/base/icon.tsx';

/** A dial with its hand: a limit and what is used of it. */
export const LimitIcon = icon(
  <path className={iconTone} d="M5.2 18.5a8.75 8.75 0 1 1 13.6 0Z" />,
  <path d="M5.2 18.5a8.75 8.75 0 1 1 13.6 0Z" />,
  <path d="m12 14 3.4-4.6M7.5 13h.01M12 8.2h.01" />,
);
