import { icon, iconTone } from '#ui/base/icon.tsx';

/** Withdrawals. */
export const WithdrawIcon = icon(
  <path className={iconTone} d="M4 13v4.5A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5V13" />,
  <path d="M12 15.5V4M7.5 8.25 12 3.75l4.5 4.5" />,
);
