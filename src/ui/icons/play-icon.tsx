import { icon, iconSolid } from '#ui/base/icon.tsx';

/** Start. */
export const PlayIcon = icon(
  <path
    className={iconSolid}
    d="M8 5.7v12.6a.8.8 0 0 0 1.2.7l10.1-6.3a.8.8 0 0 0 0-1.4L9.2 5a.8.8 0 0 0-1.2.7Z"
  />,
);
