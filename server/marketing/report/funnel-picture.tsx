import { STEPS } from '#server/marketing/events/funnel.ts';
import { Bar } from '#server/marketing/kit/bar.tsx';
import { Change } from '#server/marketing/report/change.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';
import { ViewLink } from '#server/marketing/kit/view-link.tsx';
import type { Dashboard } from '#server/marketing/report/read-report.ts';

/** Each step's visitors, their change, their share of all and, where it requires the step before, of that step. */
export function FunnelPicture({
  path,
  view,
  report: { totals: funnel, before },
}: {
  path: string;
  view: View;
  report: Pick<Dashboard, 'totals' | 'before'>;
}) {
  const { texts, format } = useConsole();
  const most = Math.max(1, ...STEPS.map(({ id }) => funnel[id]));
  return (
    <ol className="funnel">
      {STEPS.map(({ id, follows }, at) => {
        const previous = STEPS[at - 1];
        return (
          <li key={id}>
            <ViewLink
              className="funnel-link"
              href={addressOf(path, { ...view, metric: id }, { fragment: 'over-time' })}
              aria-current={id === view.metric ? 'true' : undefined}
            >
              <span className="funnel-step">{texts.metrics[id]}</span>
              <b>{format.count(funnel[id])}</b>
              {before.landed > 0 && <Change now={funnel[id]} before={before[id]} />}
              <Bar part={funnel[id]} whole={most} />
              <span className="funnel-shares">
                {id !== 'landed' && (
                  <span>{texts.ofVisitors(format.share(funnel[id], funnel.landed))}</span>
                )}
                {follows && previous && (
                  <span>{texts.ofBefore(format.share(funnel[id], funnel[previous.id]))}</span>
                )}
              </span>
            </ViewLink>
          </li>
        );
      })}
    </ol>
  );
}
