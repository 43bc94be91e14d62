import { icon, iconTone } from '#ui/base/icon.tsx';

/** Social entry telegram02: our own drawing, a paper dart. */
export const TelegramIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <path d="m7 12.2 10-4.7-2 9-3.5-2.7ZM11.5 13.8 17 7.5M11.5 13.8V17" />,
);
