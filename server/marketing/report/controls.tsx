import { Choices } from '#server/marketing/kit/choices.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import {
  addressOf,
  parametersOf,
  PERIODS,
  toggleFilter,
  type Period,
  type View,
} from '#server/marketing/report/view.ts';
import { DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { WINDOWS } from '#server/marketing/events/funnel.ts';
import { dayText } from '#server/core/market-day.ts';

interface ControlsProps {
  path: string;
  view: View;
  today: number;
  /** False when the window has no effect on the page. */
  hasWindow?: boolean;
  /** False when the page compares nothing: pages without a window, unless they say otherwise. */
  hasCompare?: boolean;
  /** False when the counted touch has no effect on the page. */
  hasTouch?: boolean;
}

/** Which visitors a page counts: days, touch, window and filters. */
export function Controls({
  path,
  view,
  today,
  hasWindow = true,
  hasCompare = hasWindow,
  hasTouch = true,
}: ControlsProps) {
  const { texts, shared } = useConsole();
  if (shared) return <FixedFilters view={view} />;
  const link = (change: Partial<View>) => addressOf(path, { ...view, page: 1, ...change });
  const periods = (Object.keys(PERIODS) as Period[]).map((period) => ({
    label: texts.periods[period],
    href: link({ period, compare: undefined }),
    isChosen: period === view.period,
  }));
  return (
    <div className="controls">
      <div className="control-row">
        <Choices label={texts.period} choices={periods} />
        <CustomDays path={path} view={view} today={today} hasCompare={hasCompare} />
        {hasTouch && (
          <Choices
            label={texts.touch}
            isLabelled
            choices={(['first', 'last'] as const).map((touch) => ({
              label: texts.touches[touch],
              href: link({ touch }),
              isChosen: touch === view.touch,
            }))}
          />
        )}
        {hasWindow && (
          <Choices
            label={texts.window}
            isLabelled
            choices={WINDOWS.map((window) => ({
              label: texts.windows[window],
              href: link({ window }),
              isChosen: window === view.window,
            }))}
          />
        )}
      </div>
      <FilterChips path={path} view={view} />
    </div>
  );
}

function CustomDays({ path, view, today, hasCompare = true }: ControlsProps) {
  const { texts } = useConsole();
  const others = parametersOf(view).filter(
    ([name]) => !['period', 'from', 'to', 'compare', 'page'].includes(name),
  );
  const field = (name: 'from' | 'to') => (
    <label>
      {texts[name]}
      <input
        type="date"
        name={name}
        defaultValue={dayText(view[name])}
        max={dayText(today)}
        required
      />
    </label>
  );
  return (
    <details className="custom-days" data-popover="">
      <summary className={view.period === undefined ? 'is-chosen' : ''}>{texts.customDays}</summary>
      <form action={path}>
        <HiddenFields parameters={others} />
        {field('from')}
        {field('to')}
        {hasCompare && (
          <label>
            {texts.compare}
            <input
              type="date"
              name="compare"
              defaultValue={view.compare === undefined ? '' : dayText(view.compare)}
              max={dayText(today)}
            />
          </label>
        )}
        <button type="submit">{texts.show}</button>
      </form>
    </details>
  );
}

/** The filters of a shared report. */
function FixedFilters({ view }: { view: View }) {
  const { texts, format } = useConsole();
  const labels = DIMENSIONS.flatMap((dimension) =>
    (view.filters[dimension] ?? []).map((value) =>
      texts.filterIs(texts.dimensions[dimension], format.nameOf(dimension, value)),
    ),
  );
  const all = view.search === '' ? labels : [...labels, texts.sharing.onlyRowsWith(view.search)];
  if (all.length === 0) return null;
  return (
    <ul className="fixed-filters" aria-label={texts.filters}>
      {all.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

function FilterChips({ path, view }: Pick<ControlsProps, 'path' | 'view'>) {
  const { texts, format } = useConsole();
  const chosen = DIMENSIONS.flatMap((dimension) =>
    (view.filters[dimension] ?? []).map((value) => ({ dimension, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <nav className="filters" aria-label={texts.filters}>
      <ul>
        {chosen.map(({ dimension, value }) => {
          const label = texts.filterIs(
            texts.dimensions[dimension],
            format.nameOf(dimension, value),
          );
          return (
            <li key={`${dimension} ${value}`}>
              <a
                className="chip"
                href={addressOf(path, toggleFilter(view, dimension, value))}
                aria-label={texts.removeFilter(label)}
              >
                {label}
                <span aria-hidden="true">×</span>
              </a>
            </li>
          );
        })}
        {chosen.length > 1 && (
          <li>
            <a className="chip plain" href={addressOf(path, { ...view, filters: {}, page: 1 })}>
              {texts.clearFilters}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
