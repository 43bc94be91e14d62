export const INBOX_PATH = '/report/inbox';
