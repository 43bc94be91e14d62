import { Change } from '#server/marketing/report/change.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, MEASURES, type View } from '#server/marketing/report/view.ts';
import { COSTS_PATH, REVENUE_PATH } from '#server/marketing/report/paths.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import { comparedOf, type Revenue } from '#server/marketing/revenue/read-revenue.ts';

/** The period's revenue with its change; each measure sorts the table. */
export function RevenueTotals({ view, revenue }: { view: View; revenue: Revenue }) {
  const { texts, format, mayChange } = useConsole();
  const { revenue: labels } = texts;
  const { moved, cost } = revenue.total;
  const before = comparedOf(revenue);
  return (
    <nav className="totals amounts" aria-label={texts.totals}>
      <ul>
        {MEASURES.map((measure) => (
          <li key={measure}>
            <ViewLink
              className="tile"
              href={addressOf(REVENUE_PATH, { ...view, measure, page: 1 }, { fragment: 'groups' })}
              aria-current={measure === view.measure ? 'true' : undefined}
            >
              <span className="tile-label">{labels.measures[measure]}</span>
              <b className="tile-value">{format.coins(moved[measure])}</b>
              {before && <Change now={moved[measure]} before={before[measure]} />}
              <span className="tile-note">{labels.parts[measure]}</span>
            </ViewLink>
          </li>
        ))}
        {cost !== undefined && cost > 0 && (
          <li>
            <ViewLink className="tile" href={COSTS_PATH} isFixed={!mayChange}>
              <span className="tile-label">{texts.costs.title}</span>
              <b className="tile-value">{format.coins(cost)}</b>
              {revenue.costBefore !== undefined && (
                <Change now={cost} before={revenue.costBefore} isGood={false} />
              )}
              <span className="tile-note">
                {`${labels.returnOn(labels.measures[view.measure])}: ${format.factor(moved[view.measure] / cost)}×`}
              </span>
            </ViewLink>
          </li>
        )}
        <li>
          <div className="tile">
            <span className="tile-label">{labels.playersADay}</span>
            <b className="tile-value">{format.count(moved.playersADay)}</b>
            {before && <Change now={moved.playersADay} before={before.playersADay} />}
            <span className="tile-note">{labels.playersADayHint}</span>
          </div>
        </li>
      </ul>
    </nav>
  );
}
