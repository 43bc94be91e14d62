import { useConsole } from '#server/marketing/kit/console-context.ts';
import { auditAddress } from '#server/operator/pages/audit-view.ts';
import { epochMs } from '#shared/time/duration.ts';
import type { ListedEntry } from '#server/core/audit/list-audit.ts';
import type { ReactNode } from 'react';

/** An entry of the audit, with what it changed. */
export function AuditItem({ entry }: { entry: ListedEntry }) {
  const { texts, format } = useConsole();
  const { audit } = texts;
  const { command, outcome, time, by, login, way, account } = entry;
  const changes = changesOf(entry, audit.none);
  return (
    <li>
      <p>
        <b>{command}</b> <span className={`state ${outcome}`}>{audit.outcomes[outcome]}</span>
      </p>
      <p className="hint">
        <time dateTime={time}>{format.moment(epochMs(Date.parse(time)))}</time>
        {` · ${audit.actor(by, login)} · ${audit.ways[way]}`}
      </p>
      <dl className="facts">
        {account !== null && (
          <Fact name={audit.account}>
            <a href={auditAddress({ by: '', command: '', account, from: '', to: '' })}>{account}</a>
          </Fact>
        )}
        {entry.acceptedBy !== null && <Fact name={audit.acceptedBy}>{entry.acceptedBy}</Fact>}
        {entry.reason !== null && <Fact name={audit.reason}>{entry.reason}</Fact>}
        {entry.problem !== null && <Fact name={audit.problem}>{entry.problem}</Fact>}
        <Lines name={audit.options} lines={valuesOf(entry.options)} />
        <Lines
          name={audit.changed}
          lines={changes.map(({ name, before, after }) => audit.change(name, before, after))}
        />
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </>
  );
}

/** Values by name; of a list or a single value that was cut, the value alone. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const valuesOf = (options: unknown): string[] =>
  Object.entries(fieldsOf(options)).map(([name, value]) => `${name}: ${textOf(value)}`);

/** Each value that an action changed, named before or after it. */
function changesOf({ before, after }: ListedEntry, none: string) {
  const former = fieldsOf(before);
  const present = fieldsOf(after);
  const names = [...new Set([...Object.keys(former), ...Object.keys(present)])];
  const shown = (fields: Readonly<Record<string, unknown>>, name: string): string =>
    Object.hasOwn(fields, name) ? textOf(fields[name]) : none;
  return names.map((name) => ({
    name,
    before: shown(former, name),
    after: shown(present, name),
  }));
}
