import { minorUnits } from '#shared/money/money.ts';
import { epochMs, HOUR_MS, MINUTE_MS, milliseconds } from '#shared/time/duration.ts';
import { weekOf } from '#shared/week/week.ts';
import type { Preview } from '#ui/base/preview.ts';
import { WeekCard } from './week-card.tsx';
import type { WeekView } from './use-week.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 12));
const AHEAD = milliseconds(8 * HOUR_MS);

const played = [95, 40, 0, 130, 20, 0, 65, 30, 0, 50];
const week = weekOf(
  {
    rounds: played.map((minutes, back) => ({
      time: epochMs(NOW - back * 24 * HOUR_MS),
      bet: minorUnits(minutes * 400),
      win: minorUnits(minutes * 260),
    })),
    playSessions: played.map((minutes, back) => {
      const lastAt = epochMs(NOW - back * 24 * HOUR_MS - HOUR_MS);
      return { startedAt: epochMs(lastAt - minutes * MINUTE_MS), lastAt };
    }),
  },
  NOW,
  AHEAD,
);

const card = (changes: Partial<WeekView>) => () => (
  <WeekCard
    view={{ week, isBusy: false, problem: null, load: () => undefined, ...changes }}
    renderLimit={() => null}
  />
);

export const preview: Preview = {
  name: 'Your week',
  states: {
    'before it is opened': card({ week: null }),
    'being loaded': card({ week: null, isBusy: true }),
    'a week': card({}),
    'an empty week': card({ week: weekOf({ rounds: [], playSessions: [] }, NOW, AHEAD) }),
    failed: card({ week: null, problem: 'We couldn’t load your records.' }),
  },
};
