/** The lantern star around its centre, 28 units high, and the shaded sides of its points. */
export const LANTERN_STAR =
  'M0-14 3.6-4.9 13.3-4.3 5.8 1.9 8.2 11.3 0 6.1-8.2 11.3-5.8 1.9-13.3-4.3-3.6-4.9Z';
export const LANTERN_STAR_SHADE =
  'M0-14 3.6-4.9 0 0ZM13.3-4.3 5.8 1.9 0 0ZM8.2 11.3 0 6.1 0 0ZM-8.2 11.3-5.8 1.9 0 0ZM-13.3-4.3-3.6-4.9 0 0Z';
