import { icon, iconTone } from '#ui/base/icon.tsx';

/** Rotate the device. */
export const RotateIcon = icon(
  <rect className={iconTone} x="8" y="5" width="8" height="14" rx="2" />,
  <path d="M3.5 9.5A9 9 0 0 1 7 4.5M4 4.5h3v3M20.5 14.5a9 9 0 0 1-3.5 5M20 19.5h-3v-3" />,
);
