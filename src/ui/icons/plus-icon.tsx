import { icon } from '#ui/base/icon.tsx';

/** Add. */
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
