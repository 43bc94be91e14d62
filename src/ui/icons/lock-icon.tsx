import { icon, iconTone } from '#ui/base/icon.tsx';

/** Password or a locked part. */
export const LockIcon = icon(
  <rect className={iconTone} x="5" y="10.5" width="14" height="9.75" rx="2.5" />,
  <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.25v2.25" />,
);
