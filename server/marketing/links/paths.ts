export const LINKS_PATH = '/report/links';
/** Adds several links of a table. */
export const SEVERAL_PATH = `${LINKS_PATH}/several`;
export const TEMPLATES_PATH = `${LINKS_PATH}/templates`;
/** Suggested names, for the fields of forms. */
export const NAMES_PATH = '/report/names';
