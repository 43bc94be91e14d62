import { icon, iconTone } from '#ui/base/icon.tsx';

/** A crossed-out cloud: no network. */
export const OfflineIcon = icon(
  <path
    className={iconTone}
    d="M7.3 18.5A4.3 4.3 0 0 1 6.7 10 6 6 0 0 1 17.7 9.6a4.5 4.5 0 0 1 .7 8.9Z"
  />,
  <path d="M4.5 4.5 19.5 20" />,
);
