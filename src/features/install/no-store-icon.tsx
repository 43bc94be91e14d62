import { icon } from '#ui/base/icon.tsx';

/** A shop's bag, struck through. */
export const NoStoreIcon = icon(
  <path d="M8.5 8V7a3.5 3.5 0 0 1 7 0v1M9 8h8.6l1 11.5M6 8.5 5.2 18a2.2 2.2 0 0 0 2.2 2.4h9.4M4 4l16.5 17" />,
);
