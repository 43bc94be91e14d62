import { icon, iconTone } from '#ui/base/icon.tsx';

/** A ring thrown to a swimmer: help. */
export const LifeRingIcon = icon(
  <path
    className={iconTone}
    fillRule="evenodd"
    d="M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5Zm0 4.75a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"
  />,
  <path d="M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z" />,
  <path d="m6.2 6.2 3.3 3.3M17.8 6.2l-3.3 3.3M6.2 17.8l3.3-3.3M17.8 17.8l-3.3-3.3" />,
);
