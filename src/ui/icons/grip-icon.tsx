import { icon, iconTone } from '#ui/base/icon.tsx';

/** All providers. */
export const GripIcon = icon(
  <rect className={iconTone} x="4" y="4" width="6.5" height="6.5" rx="1.8" />,
  <rect className={iconTone} x="13.5" y="4" width="6.5" height="6.5" rx="1.8" />,
  <rect className={iconTone} x="4" y="13.5" width="6.5" height="6.5" rx="1.8" />,
  <rect className={iconTone} x="13.5" y="13.5" width="6.5" height="6.5" rx="1.8" />,
);
