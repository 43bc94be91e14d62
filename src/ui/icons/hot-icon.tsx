import { icon, iconTone } from '#ui/base/icon.tsx';

/** Hot games. */
export const HotIcon = icon(
  <path
    className={iconTone}
    d="M12 21a6.8 6.8 0 0 1-6.8-6.8c0-3.3 2-4.9 3.2-6.8.5 1.4 1.1 2 2 2.6.2-3 1.2-5.3 3.8-7-.3 3.4 4.6 6 4.6 11.2A6.8 6.8 0 0 1 12 21Z"
  />,
  <path d="M12 21a3 3 0 0 1-3-3c0-2 1.8-2.6 2.6-4.5 1.8 1.3 3.4 2.6 3.4 4.5a3 3 0 0 1-3 3Z" />,
);
