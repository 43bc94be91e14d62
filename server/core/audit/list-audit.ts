import { sql, type Kysely } from 'kysely';
import { csvText } from '#shared/csv/csv-text.ts';
import type { AuditOutcome, AuditWay } from '#server/core/database/audit-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** An entry of the audit as operators read it. */
export interface ListedEntry {
  id: number;
  /** ISO 8601. */
  time: string;
  by: string;
  login: string;
  way: AuditWay;
  command: string;
  /** The account that it concerns. */
  account: string | null;
  options: unknown;
  before: unknown;
  after: unknown;
  reason: string | null;
  outcome: AuditOutcome;
  problem: string | null;
  acceptedBy: string | null;
}

export interface AuditFilter {
  /** A name or login. */
  by?: string | undefined;
  /** A command, or its first word. */
  command?: string | undefined;
  playerId?: number | undefined;
  /** Epoch milliseconds; `to` is the first moment that no longer counts. */
  from?: number | undefined;
  to?: number | undefined;
  /** Only entries before this id: the next page. */
  before?: number | undefined;
  limit: number;
}

/** Entries that match the filter, newest first. @returns with the id to ask for the next page, or null */
export async function listAudit(
  db: Kysely<Tables>,
  { by, command, playerId, from, to, before, limit }: AuditFilter,
): Promise<{ entries: ListedEntry[]; next: number | null }> {
  let found = db
    .selectFrom('audit_entry')
    .leftJoin('player', 'player.id', 'audit_entry.player_id')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit + 1)
    .select([
      'audit_entry.id',
      'happened_at',
      'actor as by',
      'login',
      'way',
      'command',
      'player.account',
      'options',
      'before',
      'after',
      'reason',
      'outcome',
      'problem',
      'accepted_by as acceptedBy',
    ]);
  if (by !== undefined)
    found = found.where((eb) =>
      eb.or([eb('actor', '=', by), eb('login', '=', by), eb('accepted_by', '=', by)]),
    );
  if (command !== undefined) {
    found = found.where((eb) =>
      eb.or([
        eb('command', '=', command),
        eb(sql<string>`split_part(command, ' ', 1)`, '=', command),
      ]),
    );
  }
  if (playerId !== undefined) found = found.where('player_id', '=', playerId);
  if (from !== undefined) found = found.where('happened_at', '>=', from);
  if (to !== undefined) found = found.where('happened_at', '<', to);
  if (before !== undefined) found = found.where('audit_entry.id', '<', before);
  const rows = await found.execute();
  const entries = rows.slice(0, limit).map(({ happened_at: at, ...row }) => ({
    ...row,
    time: new Date(at).toISOString(),
  }));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

const HEADER = [
  'id',
  'time',
  'by',
  'login',
  'way',
  'command',
  'account',
  'options',
  'before',
  'after',
  'reason',
  'outcome',
  'problem',
  'acceptedBy',
] as const satisfies readonly (keyof ListedEntry)[];

/** The entries as a CSV file; options and changes are JSON. */
export const auditCsv = (entries: readonly ListedEntry[]): string =>
  csvText([
    HEADER,
    ...entries.map((entry) =>
      HEADER.map((name) => (name === 'id' ? { number: String(entry.id) } : cellOf(entry[name]))),
    ),
  ]);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
