import { icon, iconTone } from '#ui/base/icon.tsx';

/** A house: the lobby. */
export const HomeIcon = icon(
  <path className={iconTone} d="M4.5 10.6 12 4l7.5 6.6V18a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2Z" />,
  <path d="M9.75 20v-4.5a2.25 2.25 0 0 1 4.5 0V20" />,
);
