/** The like already has the requested state (spec §7). */
export const LIKE_UNCHANGED = 1004;
