import { icon } from '#ui/base/icon.tsx';

/** Magnifying glass. */
export const SearchIcon = icon(
  <circle cx="10.75" cy="10.75" r="6.75" />,
  <path d="m20 20-4.4-4.4" />,
);
