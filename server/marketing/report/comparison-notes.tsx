import { comparedDays, isTodayAlone } from '#server/marketing/report/compared-query.ts';
import { isWindowOpen } from '#server/marketing/report/completeness.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { View } from '#server/marketing/report/view.ts';

/** Says what a view is compared with, and which of its numbers are not final. */
export function ComparisonNotes({ view, today }: { view: View; today: number }) {
  const { texts, format } = useConsole();
  const { from, to, window } = view;
  const before = comparedDays(view);
  const day = (number: number) => format.day(number, 'long');
  return (
    <>
      <p>
        {isTodayAlone(view, today)
          ? texts.sameHours(day(before.from))
          : texts.comparedWith(day(before.from), day(before.to))}
      </p>
      {to >= today && from < to && <p>{texts.todayIsShorter}</p>}
      {isWindowOpen(to, window, today) && (
        <p>{texts.stillRising(day(Math.max(from, today - window)), texts.windows[window])}</p>
      )}
    </>
  );
}
