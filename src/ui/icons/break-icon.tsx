import { icon, iconTone } from '#ui/base/icon.tsx';

/** A stop for a while: a break. */
export const BreakIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="8.25" />,
  <path d="M10 9.25v5.5M14 9.25v5.5" />,
);
