export const ACCOUNT_PATH = '/report/account';
/** Of operators. */
export const LOG_PATH = '/report/log';
export const WITHDRAWALS_PATH = '/report/withdrawals';
export const AUDIT_PATH = '/report/audit';
