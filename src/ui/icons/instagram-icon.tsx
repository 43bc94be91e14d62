import { icon, iconTone } from '#ui/base/icon.tsx';

/** Social entry INSTAGRAM: our own drawing, a picture with hills. */
export const InstagramIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <circle cx="9" cy="9" r="1.5" />,
  <path d="m3.8 16.5 3.9-3.4 3.1 2.6 4.3-4.2 5.3 4.7" />,
);
