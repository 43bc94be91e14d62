import { icon, iconTone } from '#ui/base/icon.tsx';

/** A chat app: our own drawing, two speech bubbles. */
export const MessengerIcon = icon(
  <path
    className={iconTone}
    d="M4 6.75A2.75 2.75 0 0 1 6.75 4h6.5A2.75 2.75 0 0 1 16 6.75v3.5A2.75 2.75 0 0 1 13.25 13H9l-3.25 2.75V12.9A2.75 2.75 0 0 1 4 10.25Z"
  />,
  <path d="M18.5 9.25a2.5 2.5 0 0 1 1.75 2.4v3.6a2.5 2.5 0 0 1-1.5 2.3V20l-2.9-2.25h-4.1a2.5 2.5 0 0 1-2-1" />,
);
