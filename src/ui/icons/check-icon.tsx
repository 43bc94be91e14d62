import { icon } from '#ui/base/icon.tsx';

/** Done. */
export const CheckIcon = icon(<path d="m5 12.6 4.6 4.6L19.25 7.25" />);
