import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** More about this. */
export const InfoIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="8.25" />,
  <path d="M12 11.25v4.75" />,
  <circle className={iconSolid} cx="12" cy="8.1" r=".4" />,
);
