import { icon, iconTone } from '#ui/base/icon.tsx';

/** Social entry facebook02: our own drawing, two friends. */
export const FacebookIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <circle cx="9.75" cy="10" r="1.9" />,
  <path d="M6.5 16a3.3 3.3 0 0 1 6.5 0M13.75 8.3a1.8 1.8 0 0 1 .4 3.5M15.25 13.4a3.1 3.1 0 0 1 2.25 2.6" />,
);
