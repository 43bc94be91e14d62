import { icon, iconTone } from '#ui/base/icon.tsx';

/** A crown: VIP levels. */
export const VipIcon = icon(
  <path className={iconTone} d="M4 8.2l4.2 3.4L12 5.5l3.8 6.1L20 8.2l-1.5 8.3h-13Z" />,
  <path d="M5.75 19.75h12.5" />,
);
