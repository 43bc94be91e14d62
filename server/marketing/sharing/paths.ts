/** Saved views and shared links. */
export const SHARING_PATH = '/report/sharing';
export const VIEWS_PATH = '/report/sharing/views';
