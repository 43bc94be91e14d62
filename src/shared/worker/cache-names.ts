/** The caches that the worker fills and the page measures. */

/** Holds the icons of all lists. */
export const ICON_CACHE = 'parola-icons';

/** Generations, the pointer and the missing icons: one entry each, written atomically. */
export const ICON_METADATA_CACHE = 'parola-icon-metadata';

/** Demos that open without a network. */
export const DEMO_CACHE = 'parola-demos';

/** Logos, banners and avatars. */
export const ART_CACHE = 'parola-art';
