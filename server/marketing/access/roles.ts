import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import { WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { CONSOLE_ROLES, type ConsoleRole } from '#server/core/database/console-tables.ts';

const NO_NAME = '\n';

/** Kinds of pages: reports, which change nothing; the others of marketers; those of operators. */
export type PagesOf = 'reports' | 'marketer' | 'operator';

const OPENED: Readonly<Record<ConsoleRole, readonly PagesOf[]>> = {
  marketer: ['reports', 'marketer'],
  operator: ['operator'],
  both: ['reports', 'marketer', 'operator'],
  viewer: ['reports'],
  agency: ['reports'],
};

export const opensPagesOf = (role: ConsoleRole, pages: PagesOf): boolean =>
  OPENED[role].includes(pages);

export const rolesThatOpen = (pages: PagesOf): ConsoleRole[] =>
  CONSOLE_ROLES.filter((role) => opensPagesOf(role, pages));

/** The first page of a user; also where everyone begins who is not signed in. */
export const homeOf = (user: { role: ConsoleRole } | undefined): string =>
  user?.role === 'operator' ? WITHDRAWALS_PATH : REPORT_PATH;

/**
 * The campaigns that an account sees. An agency without a beginning of names, which the database refuses, sees
 * none: no name begins with a line break.
 */
export const scopeOf = ({
  role,
  campaigns,
}: {
  role: ConsoleRole;
  campaigns: string | null;
}): CampaignScope => (role === 'agency' ? { prefix: campaigns ?? NO_NAME } : 'all');
