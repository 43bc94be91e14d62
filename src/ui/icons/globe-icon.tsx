import { icon, iconTone } from '#ui/base/icon.tsx';

/** Languages. */
export const GlobeIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="8.25" />,
  <path d="M3.75 12h16.5M12 3.75c2.5 2.6 3.4 5.4 3.4 8.25S14.5 17.65 12 20.25C9.5 17.65 8.6 14.85 8.6 12S9.5 6.35 12 3.75Z" />,
);
