import { icon, iconSolid, iconTone } from '#ui/base/icon.tsx';

/** A messaging app: our own drawing, a message on its way. */
export const WhatsappIcon = icon(
  <path
    className={iconTone}
    d="M12 3.75c4.7 0 8.25 3.2 8.25 7.4s-3.55 7.4-8.25 7.4c-1 0-2-.15-2.9-.45L4.75 20.25l1.2-3.7a7 7 0 0 1-2.2-5.4c0-4.2 3.55-7.4 8.25-7.4Z"
  />,
  <circle className={iconSolid} cx="8.5" cy="11.25" r="1" />,
  <circle className={iconSolid} cx="12" cy="11.25" r="1" />,
  <circle className={iconSolid} cx="15.5" cy="11.25" r="1" />,
);
