import { icon, iconTone } from '#ui/base/icon.tsx';

/** Activities and bonuses. */
export const GiftIcon = icon(
  <path className={iconTone} d="M5 12h14v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2Z" />,
  <rect x="3.5" y="8" width="17" height="4" rx="1.2" />,
  <path d="M12 8v12M12 8S8.2 8.2 7.4 6.3C6.6 4.4 8.9 3 10.4 4.4 11.6 5.5 12 8 12 8Zm0 0s3.8.2 4.6-1.7C17.4 4.4 15.1 3 13.6 4.4 12.4 5.5 12 8 12 8Z" />,
);
