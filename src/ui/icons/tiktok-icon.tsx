import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Social entry TIKTOK: our own drawing, two quavers. */
export const TiktokIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <path d="M10 15.5V8l6-1.25V14" />,
  <circle className={iconSolid} cx="8.7" cy="15.5" r="1.3" />,
  <circle className={iconSolid} cx="14.7" cy="14" r="1.3" />,
);
