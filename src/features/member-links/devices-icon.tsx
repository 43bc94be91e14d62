import { icon, iconTone } from '#ui/base/icon.tsx';

/** A screen with a phone in front. */
export const DevicesIcon = icon(
  <path d="M11.5 17.5H5a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 5 5h13.5a1.75 1.75 0 0 1 1.75 1.75v1" />,
  <rect className={iconTone} x="14.25" y="10.5" width="6.5" height="10" rx="1.75" />,
  <path d="M8.5 20.5h3" />,
);
