import { icon, iconTone } from '#ui/base/icon.tsx';

export const MobileIcon = icon(
  <rect className={iconTone} x="6.5" y="3" width="11" height="18" rx="2.75" />,
  <path d="M10.75 18h2.5" />,
);
