import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Game type 2: fishing. */
export const FishIcon = icon(
  <path
    className={iconTone}
    d="M3.5 12S7 6.5 12.4 6.5 20.5 12 20.5 12s-2.7 5.5-8.1 5.5S3.5 12 3.5 12Z"
    transform="translate(-.9)"
  />,
  <path d="M19.2 12l2.3-3.25v6.5Z" />,
  <circle className={iconSolid} cx="7.4" cy="11" r=".9" />,
  <path d="M11.6 9.5c1.2 1.5 1.2 3.5 0 5" />,
);
