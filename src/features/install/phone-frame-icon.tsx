import { icon } from '#ui/base/icon.tsx';

/** A phone with the app on its full screen. */
export const PhoneFrameIcon = icon(
  <rect x="6" y="2.75" width="12" height="18.5" rx="3" />,
  <path d="M9.5 9V7a1 1 0 0 1 1-1h1M14.5 15v2a1 1 0 0 1-1 1h-1" />,
);
