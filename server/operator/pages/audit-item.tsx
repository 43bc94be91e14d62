import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Facts } from '#server/operator/pages/facts.tsx';
import { AccountLink } from '#server/operator/pages/account-link.tsx';
import { epochMs } from '#shared/time/duration.ts';
import type { ListedEntry } from '#server/core/audit/list-audit.ts';

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
      <Facts
        facts={[
          [
            audit.account,
            account === null ? [] : [<AccountLink key={account} account={account} />],
          ],
          [audit.acceptedBy, given(entry.acceptedBy)],
          [audit.reason, given(entry.reason)],
          [audit.problem, given(entry.problem)],
          [audit.options, valuesOf(entry.options)],
          [
            audit.changed,
            changes.map(({ name, before, after }) => audit.change(name, before, after)),
          ],
        ]}
      />
    </li>
  );
}

const given = (text: string | null): string[] => (text === null ? [] : [text]);

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
