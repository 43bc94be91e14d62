import { icon, iconTone } from '#ui/base/icon.tsx';

/** A list with a tick: tasks. */
export const TaskIcon = icon(
  <rect className={iconTone} x="4.5" y="5" width="15" height="15.5" rx="2.5" />,
  <path d="M9 3.5h6v3H9ZM8.6 13.4l2.3 2.3 4.6-4.7" />,
);
