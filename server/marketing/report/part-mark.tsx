import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { Completeness } from '#server/marketing/report/completeness.ts';

export const COMPLETE: Completeness = { isCut: false, isUnfinished: false };

/** Says beside a week that it cannot be compared with whole ones; renders nothing for a complete one. */
export function PartMark({ isCut, isUnfinished }: Completeness) {
  const { parts } = useConsole().texts;
  return (
    <>
      {isUnfinished && <span className="hint">{parts.unfinished}</span>}
      {isCut && <span className="hint">{parts.cut}</span>}
    </>
  );
}
