import { icon, iconTone } from '#ui/base/icon.tsx';

/** The player. */
export const MemberIcon = icon(
  <circle className={iconTone} cx="12" cy="8" r="4" />,
  <path className={iconTone} d="M4.5 20a7.5 7.5 0 0 1 15 0Z" />,
);
