/** Escapes a text for a `like` pattern. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
