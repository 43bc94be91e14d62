import { icon } from '#ui/base/icon.tsx';

/** Marks an element that opens something. */
export const ChevronIcon = icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />);
