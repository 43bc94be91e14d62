import { icon, iconTone } from '#ui/base/icon.tsx';

/** Dark theme. */
export const MoonIcon = icon(
  <path className={iconTone} d="M19.8 14.4A8.25 8.25 0 0 1 9.6 4.2a8.25 8.25 0 1 0 10.2 10.2Z" />,
);
