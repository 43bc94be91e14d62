import { icon } from '#ui/base/icon.tsx';

/** Arrow to the previous screen. */
export const BackIcon = icon(<path d="M19.5 12H5M11 5.5 4.5 12l6.5 6.5" />);
