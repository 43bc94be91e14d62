import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';

/** Whose pages these are. */
export type PagesOf = Exclude<ConsoleRole, 'both'>;

export const opensPagesOf = (role: ConsoleRole, pages: PagesOf): boolean =>
  role === 'both' || role === pages;

/** The first page of a user; also where everyone begins who is not signed in. */
export const homeOf = (user: { role: ConsoleRole } | undefined): string =>
  user?.role === 'operator' ? WITHDRAWALS_PATH : REPORT_PATH;
