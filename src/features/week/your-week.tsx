import { LowerLimit } from './lower-limit.tsx';
import { useWeek } from './use-week.ts';
import { WeekCard } from './week-card.tsx';

export interface YourWeekProps {
  /** Its own screen has its title, and shows the week at once. */
  readonly isScreen?: boolean;
}

/** The card over the player's own records. */
export const YourWeek = ({ isScreen = false }: YourWeekProps) => (
  <WeekCard
    view={useWeek(isScreen)}
    isScreen={isScreen}
    renderLimit={(week) => <LowerLimit week={week} />}
  />
);
