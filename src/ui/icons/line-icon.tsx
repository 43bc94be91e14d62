import { icon, iconTone } from '#ui/base/icon.tsx';

/** Thailand's messaging app: our own drawing, a message in lines. */
export const LineIcon = icon(
  <path
    className={iconTone}
    d="M12 4c4.8 0 8.5 2.9 8.5 6.6 0 3.6-4.3 6.9-8.5 9.9v-3.4c-4.8 0-8.5-2.8-8.5-6.5S7.2 4 12 4Z"
  />,
  <path d="M8 9.25h8M8 12h5" />,
);
