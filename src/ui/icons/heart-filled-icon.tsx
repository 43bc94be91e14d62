import { icon, iconSolid } from '#ui/base/icon.tsx';

/** A liked game. */
export const HeartFilledIcon = icon(
  <path
    className={iconSolid}
    d="M12 20.2S3.5 15.4 3.5 9.3A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 8.5 2.9c0 6.1-8.5 10.9-8.5 10.9Z"
  />,
);
