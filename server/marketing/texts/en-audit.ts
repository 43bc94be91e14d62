import type { AuditOutcome, AuditWay } from '#server/core/database/audit-tables.ts';

/** Texts of the operators' audit. */
export const audit = {
  title: 'Audit',
  intro:
    'Everything operators changed, newest first. Nobody can change or remove an entry. Amounts are in hundredths.',
  filter: 'Filter',
  by: 'Who (name or login)',
  command: 'Command, or its first word',
  account: 'Player’s account',
  show: 'Show',
  clear: 'Show all',
  entries: 'Entries',
  empty: 'No entries match.',
  csvHint: (most: string) =>
    `The CSV file has the entries of this filter, up to ${most}. Choose fewer days for a part of more.`,
  older: 'Older entries',
  newest: 'Newest entries',
  outcomes: {
    begun: 'Started',
    done: 'Done',
    refused: 'Refused',
    proposed: 'Waits for a second person',
    planned: 'Planned',
  } satisfies Record<AuditOutcome, string>,
  ways: {
    'command-line': 'command line',
    socket: 'command line',
    http: 'operator key',
    console: 'console',
    clock: 'at its time',
  } satisfies Record<AuditWay, string>,
  actor: (name: string, login: string) => (name === login ? name : `${name} (login ${login})`),
  acceptedBy: 'Accepted by',
  reason: 'Reason',
  problem: 'Why it was refused',
  options: 'Options',
  changed: 'Changed',
  none: 'none',
  change: (name: string, before: string, after: string) => `${name}: from ${before} to ${after}`,
};
