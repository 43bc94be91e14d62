/** The page of saved views and shared links. */
export const SHARING_PATH = '/report/sharing';
export const VIEWS_PATH = '/report/sharing/views';
export const SHARES_PATH = '/report/sharing/links';
/** Opens a shared report by the token that follows. */
export const SHARED_PATH = '/report/shared';
