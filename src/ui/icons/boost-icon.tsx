import { icon, iconTone } from '#ui/base/icon.tsx';

/** A bolt: adds to a deposit. */
export const BoostIcon = icon(
  <path className={iconTone} d="M13.2 3.5 5.5 13.4h5.6l-.9 7.1 8.3-10.4h-5.7Z" />,
);
