import { icon, iconTone } from '#ui/base/icon.tsx';

/** A dial with its mark: a limit and what is used of it. */
export const LimitIcon = icon(
  <path className={iconTone} d="M3.75 15.5a8.25 8.25 0 1 1 16.5 0Z" />,
  <path d="M3.75 15.5a8.25 8.25 0 1 1 16.5 0M12 15.5l3.6-4.7M3.75 19.5h16.5" />,
);
