import { icon, iconTone } from '#ui/base/icon.tsx';

/** Show the password. */
export const EyeIcon = icon(
  <path
    className={iconTone}
    d="M2.75 12S6.25 5.75 12 5.75 21.25 12 21.25 12 17.75 18.25 12 18.25 2.75 12 2.75 12Z"
  />,
  <circle cx="12" cy="12" r="2.75" />,
);
