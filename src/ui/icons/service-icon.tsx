import { icon, iconTone } from '#ui/base/icon.tsx';

/** Headset: customer service. */
export const ServiceIcon = icon(
  <path d="M4.5 14v-2.25a7.5 7.5 0 0 1 15 0V14M19.5 16.5a4 4 0 0 1-4 3.75h-2" />,
  <rect className={iconTone} x="3.75" y="12.5" width="4" height="5.5" rx="1.8" />,
  <rect className={iconTone} x="16.25" y="12.5" width="4" height="5.5" rx="1.8" />,
);
