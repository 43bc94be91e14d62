import { icon, iconTone } from '#ui/base/icon.tsx';

/** Social entry TWITCH: our own drawing, a television with its aerial. */
export const TwitchIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <rect x="7" y="10" width="10" height="6.75" rx="1.5" />,
  <path d="m9.5 7 2.5 3 2.5-3M10 13.4h.01M14 13.4h.01" />,
);
