export const ACCOUNT_PATH = '/report/account';
/** Of operators. */
export const LOG_PATH = '/report/log';
export const WITHDRAWALS_PATH = '/report/withdrawals';
export const AUDIT_PATH = '/report/audit';
export const PLAYERS_PATH = '/report/players';
export const TODAY_PATH = '/report/today';
export const LOBBY_PATH = '/report/lobby';
export const MAIL_PATH = '/report/mail';

/** The page of a player. */
export const playerAddress = (account: string): string =>
  `${PLAYERS_PATH}/${encodeURIComponent(account)}`;
