import { icon, iconTone } from '#ui/base/icon.tsx';

/** Copy to the clipboard. */
export const CopyIcon = icon(
  <rect className={iconTone} x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />,
  <path d="M5.5 15.5A1.5 1.5 0 0 1 4 14V6.5A2.5 2.5 0 0 1 6.5 4H14a1.5 1.5 0 0 1 1.5 1.5" />,
);
