import { icon } from '#ui/base/icon.tsx';

/** A cross. */
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
