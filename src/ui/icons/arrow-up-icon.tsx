import { icon } from '#ui/base/icon.tsx';

/** To the top. */
export const ArrowUpIcon = icon(<path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />);
