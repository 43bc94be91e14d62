import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Change } from '#server/marketing/report/change.tsx';
import { TABLE_PATH } from '#server/marketing/report/paths.ts';
import { addressOf, type Metric, type View } from '#server/marketing/report/view.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import type { Dashboard } from '#server/marketing/report/read-report.ts';

const SHOWN: readonly Metric[] = [
  'landed',
  'installed',
  'opened',
  'registered',
  'deposited',
  'amount',
];

/** The period's numbers with their change; each selects the chart's metric. */
export function Totals({ path, view, report }: { path: string; view: View; report: Dashboard }) {
  const { texts, format } = useConsole();
  const { totals, before, times } = report;
  const noteOf = (metric: Metric): string | undefined => {
    switch (metric) {
      case 'landed':
        return undefined;
      case 'deposited':
        return texts.ofRegistered(format.share(totals.deposited, totals.registered));
      case 'amount':
        return texts.deposits(format.count(totals.deposits), totals.deposits === 1);
      default:
        return texts.ofVisitors(format.share(totals[metric], totals.landed));
    }
  };
  return (
    <nav className="totals" aria-label={texts.totals}>
      <ul>
        {SHOWN.map((metric) => (
          <li key={metric}>
            <ViewLink
              className="tile"
              href={addressOf(path, { ...view, metric }, { fragment: 'over-time' })}
              aria-current={metric === view.metric ? 'true' : undefined}
            >
              <span className="tile-label">{texts.metrics[metric]}</span>
              <b className="tile-value">
                {metric === 'amount' ? format.coins(totals.amount) : format.count(totals[metric])}
              </b>
              {before.landed > 0 ? (
                <Change now={totals[metric]} before={before[metric]} />
              ) : (
                metric === 'landed' && <span className="change none">{texts.noChange}</span>
              )}
              <span className="tile-note">{noteOf(metric)}</span>
            </ViewLink>
          </li>
        ))}
        {report.cost !== undefined && report.cost > 0 && (
          <li>
            <ViewLink
              className="tile"
              href={addressOf(TABLE_PATH, { ...view, by: 'campaign', sort: 'cost', page: 1 })}
            >
              <span className="tile-label">{texts.costs.title}</span>
              <b className="tile-value">{format.coins(report.cost)}</b>
              {report.costBefore !== undefined && (
                <Change now={report.cost} before={report.costBefore} isGood={false} />
              )}
              <span className="tile-note">
                {texts.costs.returns(format.factor(totals.amount / report.cost))}
              </span>
            </ViewLink>
          </li>
        )}
        <li>
          <div className="tile">
            <span className="tile-label">{texts.timeToInstall}</span>
            <b className="tile-value">{format.span(times.medianSeconds)}</b>
            {times.p90Seconds !== null && (
              <span className="tile-note">{texts.medianAnd(format.span(times.p90Seconds))}</span>
            )}
          </div>
        </li>
      </ul>
    </nav>
  );
}
