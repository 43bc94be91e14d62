import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { AUDIT_PATH } from '#server/marketing/access/paths.ts';
import { auditAddress, type AuditFields } from '#server/operator/pages/audit-view.ts';
import { AuditItem } from '#server/operator/pages/audit-item.tsx';
import type { ListedEntry } from '#server/core/audit/list-audit.ts';
import type { ReactNode } from 'react';

interface AuditPageProps {
  fields: AuditFields;
  entries: readonly ListedEntry[];
  /** The id to ask for the next page, or null. */
  next: number | null;
  /** That of this page; '' for the first. */
  before: string;
  mostInFile: number;
  problem: string | undefined;
}

export const auditPage = (props: AuditPageProps): ReactNode => <AuditPage {...props} />;

function AuditPage({ fields, entries, next, before, mostInFile, problem }: AuditPageProps) {
  const { texts, format } = useConsole();
  const { audit } = texts;
  return (
    <ConsolePage title={audit.title} here={auditAddress(fields, { before })}>
      <div className="title-row">
        <h1>{audit.title}</h1>
        {problem === undefined && (
          <p className="files">
            <span>{texts.files}</span>
            <a href={auditAddress(fields, { format: 'csv' })} download>
              CSV
            </a>
          </p>
        )}
      </div>
      <p className="range">{audit.intro}</p>
      <FormNote note={problem === undefined ? undefined : { text: problem, isProblem: true }} />
      <FilterPanel fields={fields} />
      {problem === undefined && (
        <Panel id="entries" title={audit.entries}>
          {entries.length === 0 ? (
            <p className="nothing">{audit.empty}</p>
          ) : (
            <ol className="entries">
              {entries.map((entry) => (
                <AuditItem key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <nav className="pages" aria-label={texts.pages}>
            {before !== '' && <a href={auditAddress(fields)}>{audit.newest}</a>}
            {next !== null && (
              <a href={auditAddress(fields, { before: String(next) })}>{audit.older}</a>
            )}
          </nav>
          <p className="hint">{audit.csvHint(format.count(mostInFile))}</p>
        </Panel>
      )}
    </ConsolePage>
  );
}

function FilterPanel({ fields }: { fields: AuditFields }) {
  const { texts } = useConsole();
  const { audit } = texts;
  return (
    <Panel id="filter" title={audit.filter}>
      <search>
        <form className="form wide" action={AUDIT_PATH}>
          <div className="form-columns">
            <Field name="by" label={audit.by} defaultValue={fields.by} maxLength={100} />
            <Field
              name="command"
              label={audit.command}
              defaultValue={fields.command}
              maxLength={100}
              autoCapitalize="none"
            />
            <Field
              name="account"
              label={audit.account}
              defaultValue={fields.account}
              maxLength={100}
              autoCapitalize="none"
            />
            <Field name="from" label={texts.from} defaultValue={fields.from} type="date" />
            <Field name="to" label={texts.to} defaultValue={fields.to} type="date" />
          </div>
          <div className="actions">
            <button type="submit">{audit.show}</button>
            <a className="panel-link" href={AUDIT_PATH}>
              {audit.clear}
            </a>
          </div>
        </form>
      </search>
    </Panel>
  );
}
