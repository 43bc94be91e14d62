/** The game is liked, or not, as it was asked for (spec §7). */
export const LIKE_UNCHANGED = 1004;
