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

/** A day, and the visitors of the seven days before it by campaign, earliest first. */
export interface DayAndWeek {
  day: CampaignFunnels;
  week: readonly ReadonlyMap<string, number>[];
}

/** A step of a campaign, or of all visitors, that was judged. */
export interface JudgedStep {
  /** Undefined for all visitors. */
  campaign: string | undefined;
  step: WatchedStep;
  count: number;
  range: UsualRange;
  judgement: 'usual' | 'drop' | 'rise';
  /**
   * Explained by an earlier step of the same campaign that changed in the same direction; for all visitors also
   * by a single campaign.
   */
  isExplained: boolean;
}

/**
 * Judges the steps of all campaigns and of all visitors on one day: visitors by their share of the week before,
 * other steps by their share of the visitors, so that a campaign may grow. A step whose earlier step changed in
 * the same direction is marked as explained, and a change of all visitors that a single campaign makes, so that
 * one cause makes one alert.
 * @param earlier the same weekdays before, latest first, counted up to the same hour
 */
export function judgeDay(
  today: DayAndWeek,
  earlier: readonly DayAndWeek[],
  steps: readonly WatchedStep[],
): JudgedStep[] {
  const names = new Set([today, ...earlier].flatMap(({ day }) => [...day.keys()]));
  const compared = earlier.slice(0, WEEKDAYS_COMPARED);
  const judge = (campaign: string | undefined, subjectOf: (day: DayAndWeek) => SubjectDay) =>
    judgeSubject(campaign, subjectOf(today), compared.map(subjectOf), steps);
  const judgeAllBut = (left?: string) =>
    judge(undefined, ({ day, week }) => ({
      funnel: addFunnels([...day].flatMap(([name, funnel]) => (name === left ? [] : [funnel]))),
      week: weekSize(
        week.map((one) =>
          [...one].reduce((sum, [name, count]) => (name === left ? sum : sum + count), 0),
        ),
      ),
    }));
  const ofCampaigns = [...names].flatMap((name) =>
    judge(name, ({ day, week }) => ({
      funnel: day.get(name) ?? EMPTY_FUNNEL,
      week: weekSize(week.map((one) => one.get(name) ?? 0)),
    })),
  );
  const ofAll = judgeAllBut().map((judged) => {
    if (judged.judgement === 'usual' || judged.isExplained) return judged;
    const isLike = (one: JudgedStep): boolean =>
      one.step === judged.step && one.judgement === judged.judgement;
    const [cause, ...more] = ofCampaigns.filter(isLike);
    if (!cause || more.length > 0) return judged;
    return { ...judged, isExplained: !judgeAllBut(cause.campaign).some(isLike) };
  });
  return [...ofAll, ...ofCampaigns];
}

/** Visitors of a week without its largest day, which may have been a rise. */
function weekSize(days: readonly number[]): number {
  return days.reduce((sum, count) => sum + count, 0) - Math.max(0, ...days);
}

interface SubjectDay {
  funnel: Funnel;
  week: number;
}

function judgeSubject(
  campaign: string | undefined,
  today: SubjectDay,
  earlier: readonly SubjectDay[],
  steps: readonly WatchedStep[],
): JudgedStep[] {
  const changes = new Set<string>();
  return WATCHED_STEPS.filter((step) => steps.includes(step)).flatMap((step) => {
    const sizeOf = ({ funnel, week }: SubjectDay): number =>
      step === 'landed' ? week : funnel.landed;
    const count = today.funnel[step];
    const range = usualRange(
      earlier.map((day) => ({ count: day.funnel[step], of: sizeOf(day) })),
      sizeOf(today),
      step === 'deposits' ? DEPOSITS_PER_PERSON : 1,
    );
    const judgement = judgeCount(count, range);
    if (!range || judgement === 'not judged') return [];
    const isExplained = changes.has(judgement);
    if (judgement !== 'usual') changes.add(judgement);
    return [{ campaign, step, count, range, judgement, isExplained }];
  });
}
