import { icon } from '#ui/base/icon.tsx';

/** Try again. */
export const RefreshIcon = icon(
  <path d="M19.6 9.5A8 8 0 0 0 4.5 9.75M4.4 14.5a8 8 0 0 0 15.1-.25" />,
  <path d="M20 4.75V9.5h-4.75M4 19.25V14.5h4.75" />,
);
