import { icon } from '#ui/base/icon.tsx';

/** A clock that runs back: played games. */
export const HistoryIcon = icon(
  <path d="M4.2 9.4A8.25 8.25 0 1 1 3.75 12" />,
  <path d="M3.75 5v4.4h4.4M12 7.75V12l2.9 2.1" />,
);
