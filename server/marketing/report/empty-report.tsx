import { LINKS_PATH } from '#server/marketing/links/paths.ts';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { SAMPLES_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ReportPlace } from '#server/marketing/report/report-frame.tsx';
import type { View } from '#server/marketing/report/view.ts';

interface EmptyReportProps {
  view: View;
  place: ReportPlace;
  /** Nobody has visited yet, in any period. */
  isFirstRun: boolean;
}

/** Stands in for the numbers while there are none, with the next step. */
export function EmptyReport({ view, place, isFirstRun }: EmptyReportProps) {
  const { texts, shared, mayChange } = useConsole();
  const { firstRun } = texts;
  if (shared) {
    return (
      <section className="panel empty">
        <h2>{texts.empty}</h2>
        <p>{texts.sharing.emptyShared}</p>
      </section>
    );
  }
  if (isFirstRun && mayChange) {
    return (
      <section className="panel empty">
        <h2>{firstRun.title}</h2>
        <p>{firstRun.intro}</p>
        <p>
          <a className="button" href={LINKS_PATH}>
            {firstRun.createLink}
          </a>
        </p>
        {place.hasSamples && (
          <>
            <PostForm action={SAMPLES_PATH} button={firstRun.trySamples} isQuiet />
            <p className="hint">{firstRun.samplesHint}</p>
          </>
        )}
      </section>
    );
  }
  const hasFilters = Object.keys(view.filters).length > 0;
  return (
    <section className="panel empty">
      <h2>{texts.empty}</h2>
      {hasFilters && <p>{texts.emptyFiltered}</p>}
      {!hasFilters && mayChange && (
        <>
          <p>{texts.emptyHelp}</p>
          <p>
            <code>{`${place.origin}/?utm_source=facebook&utm_medium=cpc&utm_campaign=my-campaign`}</code>
          </p>
        </>
      )}
    </section>
  );
}
