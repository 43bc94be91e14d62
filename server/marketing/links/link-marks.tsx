import { dayNumber } from '#server/core/market-day.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ListedLink } from '#server/marketing/links/link-list.ts';

/** Says that a link has ended, or that it leads nowhere; renders nothing for any other. */
export function LinkMarks({
  endsOn,
  isEnded,
  problem,
}: Pick<ListedLink, 'endsOn' | 'isEnded' | 'problem'>) {
  const { texts, format } = useConsole();
  const lastDay = dayNumber(endsOn);
  return (
    <>
      {isEnded && lastDay !== undefined && (
        <span className="hint">{texts.links.ended(format.day(lastDay, 'long'))}</span>
      )}
      {problem !== undefined && <span className="warning">{texts.links.problems[problem]}</span>}
    </>
  );
}
