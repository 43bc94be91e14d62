import { icon, iconTone } from '#ui/base/icon.tsx';

/** Game type 4: sports. */
export const SportsIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="8.25" />,
  <path d="m12 8.6 3.3 2.4-1.25 3.9h-4.1L8.7 11ZM12 8.6V3.9M15.3 11l4.6-1.6M14.05 14.9l2.9 3.8M9.95 14.9l-2.9 3.8M8.7 11 4.1 9.4" />,
);
