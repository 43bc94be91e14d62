import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

export const WarningIcon = icon(
  <path
    className={iconTone}
    d="M10.5 4.7 3.1 17.5a1.75 1.75 0 0 0 1.5 2.6h14.8a1.75 1.75 0 0 0 1.5-2.6L13.5 4.7a1.75 1.75 0 0 0-3 0Z"
  />,
  <path d="M12 9.5v4.25" />,
  <circle className={iconSolid} cx="12" cy="16.8" r=".4" />,
);
