import { icon, iconTone } from '#ui/base/icon.tsx';

/** Balance. */
export const CoinIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="8.25" />,
  <path d="m12 7.6 1.35 2.75 3 .45-2.2 2.1.55 3-2.7-1.4-2.7 1.4.55-3-2.2-2.1 3-.45Z" />,
);
