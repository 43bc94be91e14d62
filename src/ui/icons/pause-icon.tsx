import { icon } from '#ui/base/icon.tsx';

/** Stops a movement. */
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
