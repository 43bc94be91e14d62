import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Game type 3: cards. */
export const PokerIcon = icon(
  <rect
    className={iconTone}
    x="8.2"
    y="4.2"
    width="11"
    height="15.4"
    rx="2.2"
    transform="rotate(9 13.7 12)"
  />,
  <path d="M7 7 4.6 7.9a1.8 1.8 0 0 0-1 2.3l3.2 8.3" />,
  <path
    className={iconSolid}
    d="M13.9 8.7c1 1.5 2.7 2.4 2.5 4-.2 1.3-1.6 1.6-2.4.8l.1 1.9-1.7-.3.6-1.8c-1 .6-2.2 0-2.1-1.3.2-1.5 2.2-2 3-3.3Z"
    stroke="none"
  />,
);
