import { icon, iconTone } from '#ui/base/icon.tsx';

/** Light theme. */
export const SunIcon = icon(
  <circle className={iconTone} cx="12" cy="12" r="3.9" />,
  <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.65 5.65l1.05 1.05M17.3 17.3l1.05 1.05M5.65 18.35l1.05-1.05M17.3 6.7l1.05-1.05" />,
);
