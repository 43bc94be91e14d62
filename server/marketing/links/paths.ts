export const LINKS_PATH = '/report/links';
/** Suggested names, for the fields of forms. */
export const NAMES_PATH = '/report/names';
