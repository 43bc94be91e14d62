import { icon, iconTone } from '#ui/base/icon.tsx';

/** Social entry YOUTUBE: our own drawing, a film strip. */
export const YoutubeIcon = icon(
  <rect className={iconTone} x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <path d="M10.25 9v6l5-3Z" />,
  <path d="M7 8v.01M7 12v.01M7 16v.01" />,
);
