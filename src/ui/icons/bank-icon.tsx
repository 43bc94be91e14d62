import { icon, iconTone } from '#ui/base/icon.tsx';

/** The bank that pays interest. */
export const BankIcon = icon(
  <path className={iconTone} d="M4 9.5 12 4l8 5.5Z" />,
  <path d="M6 12.5v4.25M10 12.5v4.25M14 12.5v4.25M18 12.5v4.25M4 20h16" />,
);
