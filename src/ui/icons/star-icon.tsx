import { icon, iconSolid } from '#ui/base/icon.tsx';

/** Rating. */
export const StarIcon = icon(
  <path
    className={iconSolid}
    d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z"
  />,
);
