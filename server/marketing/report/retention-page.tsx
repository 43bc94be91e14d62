import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { REPORT_PATH, RETENTION_PATH } from '#server/marketing/report/paths.ts';
import { COMPLETE, PartMark } from '#server/marketing/report/part-mark.tsx';
import { ReportFrame, type ReportPlace } from '#server/marketing/report/report-frame.tsx';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { DAILY_DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { RETURN_DAYS } from '#server/marketing/events/funnel.ts';
import { minorUnits } from '#shared/money/money.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import type { ReactNode } from 'react';
import type { Retention } from '#server/marketing/report/read-retention.ts';
import { LapsedTable } from '#server/marketing/report/lapsed-table.tsx';
import type { ReturnRow, Returns } from '#server/marketing/report/read-returns.ts';

const path = RETENTION_PATH;

interface RetentionPageProps {
  view: View;
  place: ReportPlace;
  report: Retention;
}

/** Returning visitors and their deposits, for those who installed and those who did not. */
export function RetentionPage({ view, place, report }: RetentionPageProps) {
  const { texts, format } = useConsole();
  const { retention } = texts;
  const partOf = new Map(report.weeks.map((row) => [row.name, row]));
  const weeks = rowsOf(report.weeks)
    .toSorted((one, other) => Number(other.name) - Number(one.name))
    .map((row) => {
      const from = Number(row.name);
      const href = addressOf(REPORT_PATH, { ...view, period: undefined, from, to: from + 6 });
      return {
        ...row,
        label: (
          <>
            <ViewLink className="filter-link" href={href}>
              {format.day(from, 'long')}
            </ViewLink>
            <PartMark {...(partOf.get(row.name) ?? COMPLETE)} />
          </>
        ),
      };
    });
  const most = (row: Pair): number =>
    (row.installed?.visitors ?? 0) * 1e9 + (row.notInstalled?.visitors ?? 0);
  const values = rowsOf(report.values)
    .toSorted((one, other) => most(other) - most(one))
    .map((row) => ({
      ...row,
      label: (
        <FilterLink
          path={path}
          view={view}
          dimension={view.by}
          value={row.name}
          fragment="values"
        />
      ),
    }));
  return (
    <ReportFrame title={retention.title} path={path} view={view}>
      <p className="range">{retention.intro}</p>
      <Controls path={path} view={view} today={place.today} hasWindow={false} />
      <Panel id="weeks" title={retention.weeks}>
        <ReturnTable rows={weeks} head={texts.week} />
      </Panel>
      <Panel id="values" title={retention.value}>
        <Choices
          label={retention.value}
          look="tabs"
          choices={DAILY_DIMENSIONS.map((by) => ({
            label: texts.dimensions[by],
            href: addressOf(path, { ...view, by }, { fragment: 'values' }),
            isChosen: by === view.by,
          }))}
        />
        <ReturnTable rows={values} head={texts.dimensions[view.by]} />
      </Panel>
      <Panel id="lapsed" title={retention.lapsed.title}>
        <p className="range">{retention.lapsed.intro}</p>
        <LapsedTable view={view} rows={report.lapsed} />
      </Panel>
      <footer className="notes">
        <p>{`${retention.installed}: ${retention.installedHint} ${retention.notInstalled}: ${retention.notInstalledHint} ${retention.amountEach}: ${retention.amountHint}`}</p>
        <BackLink href={addressOf(REPORT_PATH, view)}>{texts.backToReport}</BackLink>
      </footer>
    </ReportFrame>
  );
}

interface Pair {
  name: string;
  installed?: Returns;
  notInstalled?: Returns;
}

/** Pairs the rows of both kinds of visitors by name. */
function rowsOf(rows: readonly ReturnRow[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { name, isInstalled, returns } of rows) {
    const pair = pairs.get(name) ?? { name };
    pairs.set(name, { ...pair, [isInstalled ? 'installed' : 'notInstalled']: returns });
  }
  return [...pairs.values()];
}

interface ReturnTableProps {
  rows: readonly (Pair & { label: ReactNode })[];
  head: string;
}

function ReturnTable({ rows, head }: ReturnTableProps) {
  const { texts } = useConsole();
  const { retention } = texts;
  if (rows.length === 0) return <p className="nothing">{retention.nobody}</p>;
  const columns = [
    retention.visitors,
    ...RETURN_DAYS.map((days) => retention.day(String(days))),
    retention.deposited,
    retention.amountEach,
  ];
  return (
    <Scroll label={head}>
      <table className="full split">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {head}
            </th>
            {[retention.installed, retention.notInstalled].map((title) => (
              <th key={title} scope="colgroup" colSpan={columns.length} className="group">
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {[0, 1].map((part) =>
              columns.map((column, at) => (
                <th key={`${part} ${column}`} scope="col" className={at === 0 ? 'group' : ''}>
                  {column}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, installed, notInstalled }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <ReturnCells returns={installed} />
              <ReturnCells returns={notInstalled} />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** A darker class where more came back, in ten steps. */
const heatOf = (seen: number, of: number): string =>
  of === 0 ? '' : `heat-${Math.min(9, Math.floor((seen / of) * 20))}`;

function ReturnCells({ returns }: { returns: Returns | undefined }) {
  const { texts, format } = useConsole();
  if (!returns) {
    return <td className="group" colSpan={RETURN_DAYS.length + 3} aria-label={format.count(0)} />;
  }
  const { visitors, back, deposited, amount } = returns;
  return (
    <>
      <td className="group">{format.count(visitors)}</td>
      {RETURN_DAYS.map((days) => {
        const { seen, of } = back[days];
        return (
          <td
            key={days}
            className={heatOf(seen, of)}
            title={texts.retention.dayShares(format.count(seen), format.count(of))}
          >
            {format.share(seen, of)}
          </td>
        );
      })}
      <td>{format.share(deposited, visitors)}</td>
      <td>{format.money(minorUnits(visitors === 0 ? 0 : Math.round(amount / visitors)))}</td>
    </>
  );
}
