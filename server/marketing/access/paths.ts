export const ACCOUNT_PATH = '/report/account';
export const LOG_PATH = '/report/log';
