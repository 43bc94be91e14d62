import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** A wallet: deposits. */
export const DepositIcon = icon(
  <path className={iconTone} d="M3.5 8.5h14a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3Z" />,
  <path d="M3.5 8.5A2.5 2.5 0 0 1 6 6l9.2-2.2a1.4 1.4 0 0 1 1.7 1.4v3.3" />,
  <circle className={iconSolid} cx="16.25" cy="14.25" r=".9" />,
);
