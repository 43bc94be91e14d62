import { icon } from '#ui/base/icon.tsx';

/** Hide the password. */
export const EyeOffIcon = icon(
  <path d="M9.9 6c.7-.2 1.4-.25 2.1-.25 5.75 0 9.25 6.25 9.25 6.25a15.5 15.5 0 0 1-2.5 3.15M6.4 7.7A15 15 0 0 0 2.75 12s3.5 6.25 9.25 6.25c2 0 3.7-.7 5.1-1.7M10.1 10a2.75 2.75 0 0 0 3.85 3.9M4 4l16 16" />,
);
