import { icon } from '#ui/base/icon.tsx';

/** Opens in a new window. */
export const ExternalIcon = icon(
  <path d="M13.75 4H20v6.25M20 4l-8.5 8.5M18 14.25v3.25A2.5 2.5 0 0 1 15.5 20h-9A2.5 2.5 0 0 1 4 17.5v-9A2.5 2.5 0 0 1 6.5 6h3.25" />,
);
