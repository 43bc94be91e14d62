import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** Wheel of fortune. */
export const SpinIcon = icon(
  <circle className={iconTone} cx="12" cy="13" r="8" />,
  <circle className={iconSolid} cx="12" cy="13" r="1.3" />,
  <path d="M13.82 14.05L18.93 17.00M12.00 15.1L12.00 21.00M10.18 14.05L5.07 17.00M10.18 11.95L5.07 9.00M12.00 10.9L12.00 5.00M13.82 11.95L18.93 9.00" />,
  <path className={iconSolid} d="M10.4 2.25h3.2L12 5.9Z" />,
);
