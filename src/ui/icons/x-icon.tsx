import { icon, iconTone } from '#ui/base/icon.tsx';

/** A microblog: our own drawing, a few lines and a quill. */
export const XIcon = icon(
  <path
    className={iconTone}
    d="M19.75 4.25c-5.6.2-9.6 3.4-10.6 9.4l-.4 2.4 2.4-.4c4.7-.8 8.2-4.6 8.6-11.4Z"
  />,
  <path d="M4.25 20.25c.6-2.6 2-4.6 4.5-6.6M12 20.25h7.75M14.75 16.5h5" />,
);
