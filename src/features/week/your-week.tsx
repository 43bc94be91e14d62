import { LowerLimit } from './lower-limit.tsx';
import { useWeek } from './use-week.ts';
import { WeekCard } from './week-card.tsx';

/** The card over the player's own records. */
export function YourWeek() {
  return <WeekCard view={useWeek()} renderLimit={(week) => <LowerLimit week={week} />} />;
}
