import { minorUnits } from '#shared/money/money.ts';
import { epochMs, HOUR_MS, MINUTE_MS, milliseconds } from '#shared/time/duration.ts';
import { weekOf } from '#shared/week/week.ts';
import type { Preview } from '#ui/base/preview.ts';
import { WeekCard } from './week-card.tsx';
import type { WeekView } from './use-week.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 12));
const AHEAD = milliseconds(8 * HOUR_MS);

const played = [95, 40, 0, 130, 20, 0, 65, 30, 0, 50];
/** @param wonOn the days, counted back from today, on which more was won than bet */
const weekWith = (wonOn: readonly number[]) =>
  weekOf(
    {
      rounds: played.map((minutes, back) => ({
        time: epochMs(NOW - back * 24 * HOUR_MS),
        bet: minorUnits(minutes * 400),
        win: minorUnits(minutes * (wonOn.includes(back) ? 615 : 260)),
      })),
      playSessions: played.map((minutes, back) => {
        const lastAt = epochMs(NOW - back * 24 * HOUR_MS - HOUR_MS);
        return { startedAt: epochMs(lastAt - minutes * MINUTE_MS), lastAt };
      }),
    },
    NOW,
    AHEAD,
  );
const week = weekWith([1, 6]);

const card =
  (changes: Partial<WeekView>, isScreen = false) =>
  () => (
    <WeekCard
      view={{ week, isBusy: false, problem: null, load: () => undefined, ...changes }}
      isScreen={isScreen}
      renderLimit={() => null}
    />
  );
const own = (changes: Partial<WeekView>) => card(changes, true);

export const preview: Preview = {
  name: 'Your week',
  states: {
    'before it is opened': card({ week: null }),
    'being loaded': card({ week: null, isBusy: true }),
    'a week': card({}),
    'only losses': card({ week: weekWith([]) }),
    'only wins': card({ week: weekWith([0, 1, 2, 3, 4, 5, 6]) }),
    'an empty week': card({ week: weekOf({ rounds: [], playSessions: [] }, NOW, AHEAD) }),
    failed: card({ week: null, problem: 'We couldn’t load your records.' }),
    'its own screen, being loaded': own({ week: null, isBusy: true }),
    'its own screen': own({}),
    'its own screen, failed': own({ week: null, problem: 'We couldn’t load your records.' }),
  },
};
