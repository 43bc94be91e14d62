import { icon, iconTone } from '#ui/base/icon.tsx';

/** A paper with lines: transactions. */
export const RecordIcon = icon(
  <path className={iconTone} d="M6 3.75h12v16.5l-2.4-1.6-2 1.6-1.6-1.4-1.6 1.4-2-1.6L6 20.25Z" />,
  <path d="M9.25 8.25h5.5M9.25 12h5.5" />,
);
