import { useConsole } from '#server/marketing/kit/console-context.ts';
import { TABLE_PATH } from '#server/marketing/report/paths.ts';
import { addressOf, type Metric, type View } from '#server/marketing/report/view.ts';
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
            <a
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
                metric === 'landed' && (
                  <span className="change none">
                    {report.isComparable ? texts.noChange : texts.notComparedShort}
                  </span>
                )
              )}
              <span className="tile-note">{noteOf(metric)}</span>
            </a>
          </li>
        ))}
        {report.cost !== undefined && report.cost > 0 && (
          <li>
            <a
              className="tile"
              href={addressOf(TABLE_PATH, { ...view, by: 'campaign', sort: 'cost', page: 1 })}
            >
              <span className="tile-label">{texts.costs.title}</span>
              <b className="tile-value">{format.coins(report.cost)}</b>
              <Change now={report.cost} before={report.costBefore ?? 0} isGood={false} />
              <span className="tile-note">
                {texts.costs.returns(format.factor(totals.amount / report.cost))}
              </span>
            </a>
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

interface ChangeProps {
  now: number;
  before: number;
  /** False when less is better. */
  isGood?: boolean;
}

function Change({ now, before, isGood = true }: ChangeProps) {
  const { texts, format } = useConsole();
  const change = format.change(now, before);
  if (change === undefined) return null;
  const direction = now === before ? 'none' : now > before ? 'up' : 'down';
  return (
    <span className={`change ${isGood ? direction : 'none'}`}>
      <span aria-hidden="true">{{ up: '▲', down: '▼', none: '＝' }[direction]}</span>{' '}
      <span title={texts.change(change)}>{change}</span>
      <span className="visually-hidden">{texts.periodBefore}</span>
    </span>
  );
}
