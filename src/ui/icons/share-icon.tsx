import { icon, iconTone } from '#ui/base/icon.tsx';

export const ShareIcon = icon(
  <circle className={iconTone} cx="6.5" cy="12" r="2.75" />,
  <circle className={iconTone} cx="17.25" cy="6" r="2.75" />,
  <circle className={iconTone} cx="17.25" cy="18" r="2.75" />,
  <path d="m9 10.7 5.8-3.3M9 13.3l5.8 3.3" />,
);
