import { CopyField } from '#server/marketing/kit/copy-field.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { ReportSummary } from '#server/marketing/sharing/report-summary.tsx';
import { SHARES_PATH } from '#server/marketing/sharing/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { SharedLink } from '#server/marketing/sharing/shared-links.ts';

/** The address of a new link. */
export function FreshLink({ name, address }: { name: string; address: string }) {
  const { sharing } = useConsole().texts;
  return (
    <div className="done">
      <output>{sharing.linkMade(name)}</output>
      <p>
        <CopyField label={sharing.address} text={address} />
      </p>
    </div>
  );
}

interface SharedLinkListProps {
  links: readonly SharedLink[];
  today: number;
  now: EpochMs;
}

/** Links that open a report, and those that ended lately. */
export function SharedLinkList({ links, today, now }: SharedLinkListProps) {
  const { texts, format } = useConsole();
  const { sharing } = texts;
  if (links.length === 0) return <p className="nothing">{sharing.noLinks}</p>;
  return (
    <ul className="entries-list">
      {links.map(({ id, name, report, createdBy, endsAt, openedAt }) => (
        <li key={id}>
          <div>
            <b>
              <a className="filter-link" href={report}>
                <bdi>{name}</bdi>
              </a>
            </b>
            <p>
              <ReportSummary address={report} today={today} />
            </p>
            <p className="hint">{sharing.sharedBy(createdBy)}</p>
          </div>
          <div>
            <p>
              {endsAt > now
                ? sharing.endsAt(format.moment(endsAt))
                : sharing.endedAt(format.moment(endsAt))}
            </p>
            <p className="hint">
              {openedAt === undefined
                ? sharing.neverOpened
                : sharing.lastOpened(format.moment(openedAt))}
            </p>
          </div>
          <div className="actions">
            {endsAt > now && (
              <PostForm
                action={`${SHARES_PATH}/${id}/end`}
                button={sharing.end}
                about={name}
                isQuiet
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
