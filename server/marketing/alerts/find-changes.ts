import { EMPTY_FUNNEL, addFunnels, type Funnel } from '#server/marketing/report/read-funnel.ts';
import { STEPS } from '#server/marketing/events/funnel.ts';
import {
  judgeCount,
  usualRange,
  WEEKDAYS_COMPARED,
  type UsualRange,
} from '#server/marketing/alerts/usual-range.ts';

/** What is watched, in the order of the funnel. */
export const WATCHED_STEPS = [...STEPS.map(({ id }) => id), 'deposits'] as const;
export type WatchedStep = (typeof WATCHED_STEPS)[number];

/** A player makes several deposits on a day; of every other step a visitor makes one. */
const DEPOSITS_PER_PERSON = 4;

/** The funnels of a day by campaign; that of visitors without one is ''. */
export type CampaignFunnels = ReadonlyMap<string, Funnel>;

/** A step of a campaign, or of all visitors, that was judged. */
export interface JudgedStep {
  /** Undefined for all visitors. */
  campaign: string | undefined;
  step: WatchedStep;
  count: number;
  range: UsualRange;
  judgement: 'usual' | 'drop' | 'rise';
  /** An earlier step of the same campaign changed in the same direction, which explains this one. */
  isExplained: boolean;
}

/**
 * Judges the steps of all campaigns and of all visitors on one day. A step whose earlier step changed in the
 * same direction is marked as explained, so that one cause makes one alert.
 * @param earlier the same weekdays before, latest first, counted up to the same hour
 */
export function judgeDay(
  today: CampaignFunnels,
  earlier: readonly CampaignFunnels[],
  steps: readonly WatchedStep[],
): JudgedStep[] {
  const names = new Set([today, ...earlier].flatMap((day) => [...day.keys()]));
  const ofAll = judgeSubject(
    undefined,
    addFunnels(today.values()),
    earlier.map((day) => addFunnels(day.values())),
    steps,
  );
  const ofCampaigns = [...names].flatMap((name) =>
    judgeSubject(
      name,
      today.get(name) ?? EMPTY_FUNNEL,
      earlier.map((day) => day.get(name) ?? EMPTY_FUNNEL),
      steps,
    ),
  );
  return [...ofAll, ...ofCampaigns];
}

function judgeSubject(
  campaign: string | undefined,
  funnel: Funnel,
  earlier: readonly Funnel[],
  steps: readonly WatchedStep[],
): JudgedStep[] {
  const compared = earlier.slice(0, WEEKDAYS_COMPARED);
  const since = compared.findLastIndex((day) => WATCHED_STEPS.some((step) => day[step] > 0));
  const known = compared.slice(0, since + 1);
  const changes = new Set<string>();
  return WATCHED_STEPS.filter((step) => steps.includes(step)).flatMap((step) => {
    const count = funnel[step];
    const perPerson = step === 'deposits' ? DEPOSITS_PER_PERSON : 1;
    const range = usualRange(
      known.map((day) => day[step]),
      perPerson,
    );
    const judgement = judgeCount(count, range);
    if (!range || judgement === 'not judged') return [];
    const isExplained = changes.has(judgement);
    if (judgement !== 'usual') changes.add(judgement);
    return [{ campaign, step, count, range, judgement, isExplained }];
  });
}
