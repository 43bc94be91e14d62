import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Game type 6: arcade games. */
export const ArcadeIcon = icon(
  <path
    className={iconTone}
    d="M7.4 8h9.2a4.4 4.4 0 0 1 4.3 3.7l.5 3.4a3 3 0 0 1-5.3 2.3L14.5 15.6h-5L7.9 17.4a3 3 0 0 1-5.3-2.3l.5-3.4A4.4 4.4 0 0 1 7.4 8Z"
  />,
  <path d="M8 10.4v3M6.5 11.9h3M12 8V5.5" />,
  <circle className={iconSolid} cx="15.2" cy="12.7" r=".75" />,
  <circle className={iconSolid} cx="17.5" cy="10.9" r=".75" />,
);
