import { icon } from '#ui/icon.tsx';

/** Points to what opens next. */
export const ChevronIcon = icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />);
