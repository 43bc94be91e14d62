import { icon, iconTone } from '#ui/base/icon.tsx';

/** Mail. */
export const MailIcon = icon(
  <rect className={iconTone} x="3.5" y="5.5" width="17" height="13" rx="2.5" />,
  <path d="m4.2 7.5 6.5 4.9a2.2 2.2 0 0 0 2.6 0l6.5-4.9" />,
);
