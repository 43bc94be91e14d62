export const LINKS_PATH = '/report/links';
