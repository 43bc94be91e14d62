import { icon } from '#ui/base/icon.tsx';

/** Full screen. */
export const ExpandIcon = icon(
  <path d="M9 4H6a2 2 0 0 0-2 2v3M15 4h3a2 2 0 0 1 2 2v3M9 20H6a2 2 0 0 1-2-2v-3M15 20h3a2 2 0 0 0 2-2v-3" />,
);
