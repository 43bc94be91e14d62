import { BadRequest } from '#server/core/http/refusal.ts';
import { dayText, startOfDay } from '#server/core/market-day.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { readDay, textOf, type Query } from '#server/marketing/report/report-range.ts';
import { AUDIT_PATH } from '#server/marketing/access/paths.ts';
import type { AuditFilter } from '#server/core/audit/list-audit.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** The filter's fields as typed; '' for none. */
export const AUDIT_FIELDS = ['by', 'command', 'account', 'from', 'to'] as const;
export type AuditFields = Readonly<Record<(typeof AUDIT_FIELDS)[number], string>>;

const LONGEST = 100;

/** What an address says, also when it cannot be searched for. */
export const readAuditFields = (query: Query): AuditFields => ({
  by: textOf(query, 'by'),
  command: textOf(query, 'command'),
  account: textOf(query, 'account'),
  from: textOf(query, 'from'),
  to: textOf(query, 'to'),
});

/** @throws BadRequest in words for the operator */
export async function readAuditFilter(
  db: Kysely<Tables>,
  query: Query,
  market: Market,
): Promise<Omit<AuditFilter, 'limit'>> {
  const fields = readAuditFields(query);
  for (const name of AUDIT_FIELDS) {
    if (fields[name].length > LONGEST) {
      throw new BadRequest(`${name} may have ${LONGEST} characters`);
    }
  }
  const { by, command, account } = fields;
  const from = readDay(query, 'from');
  const to = readDay(query, 'to');
  if (from !== undefined && to !== undefined && from > to) {
    throw new BadRequest(`from (${dayText(from)}) is after to (${dayText(to)})`);
  }
  const player = account === '' ? undefined : await findPlayer(db, account);
  if (account !== '' && !player) throw new BadRequest(`there is no account "${account}"`);
  const before = /^\d{1,15}$/.exec(textOf(query, 'before'))?.[0];
  return {
    by: by || undefined,
    command: command || undefined,
    playerId: player?.id,
    from: from === undefined ? undefined : startOfDay(market, from),
    to: to === undefined ? undefined : startOfDay(market, to + 1),
    before: before === undefined ? undefined : Number(before),
  };
}

/** The address of a filter, and more of it such as the page. */
export function auditAddress(fields: AuditFields, more: Record<string, string> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...fields, ...more })) {
    if (value !== '') parameters.set(name, value);
  }
  return parameters.size === 0 ? AUDIT_PATH : `${AUDIT_PATH}?${parameters.toString()}`;
}
