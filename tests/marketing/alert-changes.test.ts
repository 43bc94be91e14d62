import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/core/random.ts';
import { EMPTY_FUNNEL, type Funnel } from '#server/marketing/report/read-funnel.ts';
import {
  judgeDay,
  WATCHED_STEPS,
  type CampaignFunnels,
  type WatchedStep,
} from '#server/marketing/alerts/find-changes.ts';
import { judgeCount, usualRange } from '#server/marketing/alerts/usual-range.ts';

const DAYS = 90;
const BEFORE = 56;
const WEEKDAYS = [0.8, 0.85, 0.9, 1, 1.3, 1.6, 1.2];
/** Visitors of an average day. */
const CAMPAIGNS = { 'pier-week': 4000, lantern: 900, boat: 220, moon: 60, tiny: 6, '': 1500 };
/** The share of a step's visitors who take the next one; a depositor makes 2.5 deposits. */
const SHARES: readonly (readonly [WatchedStep, of: WatchedStep, share: number])[] = [
  ['offered', 'landed', 0.7],
  ['agreed', 'offered', 0.4],
  ['installed', 'agreed', 0.6],
  ['opened', 'installed', 0.9],
  ['registered', 'landed', 0.2],
  ['deposited', 'registered', 0.4],
  ['deposits', 'deposited', 2.5],
];

interface Planted {
  day: number;
  campaign: string;
  step: WatchedStep;
  factor: number;
}

/** Traffic of some months: weekdays, a daily variation of 8%, and chance. */
function traffic(seed: number, planted: readonly Planted[] = []): CampaignFunnels[] {
  const random = createRandom(`alerts ${seed}`).next;
  return Array.from({ length: BEFORE + DAYS }, (_none, day) => {
    const ofDay = Object.entries(CAMPAIGNS).map(([campaign, visitors]): [string, Funnel] => {
      const factorOf = (step: WatchedStep): number =>
        planted.find((one) => one.day === day && one.campaign === campaign && one.step === step)
          ?.factor ?? 1;
      const varied = Math.exp(0.08 * normal(random));
      const expected = visitors * (WEEKDAYS[day % 7] ?? 1) * varied * factorOf('landed');
      const funnel: Record<string, number> = { ...EMPTY_FUNNEL, landed: poisson(expected, random) };
      for (const [step, of, share] of SHARES) {
        const before = funnel[of] ?? 0;
        const part = share * factorOf(step) * Math.exp(0.03 * normal(random));
        funnel[step] =
          step === 'deposits' ? poisson(before * part, random) : binomial(before, part, random);
      }
      return [campaign, funnel as unknown as Funnel];
    });
    return new Map(ofDay);
  });
}

/** Changes of a day that make an alert. */
const alertsOn = (days: readonly CampaignFunnels[], day: number) =>
  judgeDay(
    days[day] ?? new Map<string, Funnel>(),
    Array.from({ length: 8 }, (_none, at) => days[day - 7 * (at + 1)] ?? new Map<string, Funnel>()),
    WATCHED_STEPS,
  )
    .filter(({ judgement, isExplained }) => judgement !== 'usual' && !isExplained)
    .map(({ campaign, step, judgement }) => ({ campaign, step, judgement }));

describe('ordinary traffic', () => {
  it.each([1, 2, 3, 4, 5])('makes no alert in 90 days (seed %i)', (seed) => {
    const days = traffic(seed);
    for (let day = BEFORE; day < BEFORE + DAYS; day += 1) {
      expect({ day, alerts: alertsOn(days, day) }).toEqual({ day, alerts: [] });
    }
  });
});

describe('a change of a step', () => {
  const planted: readonly (readonly [string, WatchedStep, factor: number])[] = [
    ['pier-week', 'landed', 0.2],
    ['pier-week', 'installed', 0.1],
    ['pier-week', 'deposits', 0.2],
    ['lantern', 'offered', 0.1],
    ['lantern', 'registered', 0.2],
    ['lantern', 'landed', 4],
    ['boat', 'landed', 0],
    ['boat', 'agreed', 0.05],
    ['boat', 'registered', 5],
    ['', 'deposited', 0.15],
    ['moon', 'landed', 5],
    ['tiny', 'landed', 20],
  ];

  it.each(planted)(
    'is found on its day, and nothing else: %j %s × %d',
    (campaign, step, factor) => {
      const day = BEFORE + 31;
      const days = traffic(7, [{ day, campaign, step, factor }]);
      const found = alertsOn(days, day);
      const judgement = factor < 1 ? 'drop' : 'rise';
      expect(found).toContainEqual({ campaign, step, judgement });
      // All visitors may change with a large campaign; the other campaigns did not.
      expect(found.filter((one) => one.campaign !== undefined)).toEqual([
        { campaign, step, judgement },
      ]);
      for (const one of found) expect(one.judgement).toBe(judgement);
      expect(alertsOn(days, day + 1)).toEqual([]);
      expect(alertsOn(days, day + 7)).toEqual([]);
    },
  );

  it('of every campaign is one of all visitors', () => {
    const day = BEFORE + 3;
    const everywhere = Object.keys(CAMPAIGNS).map((campaign) => ({
      day,
      campaign,
      step: 'registered' as const,
      factor: 0.05,
    }));
    expect(alertsOn(traffic(9, everywhere), day)).toContainEqual({
      campaign: undefined,
      step: 'registered',
      judgement: 'drop',
    });
  });

  it('is not looked for where a step is not watched', () => {
    const days = traffic(7, [{ day: BEFORE, campaign: 'boat', step: 'landed', factor: 0 }]);
    const earlier = Array.from({ length: 8 }, (_none, at) => days[BEFORE - 7 * (at + 1)]);
    const known = earlier.flatMap((one) => one ?? []);
    const judged = judgeDay(days[BEFORE] ?? new Map(), known, ['opened']);
    expect(new Set(judged.map(({ step }) => step))).toEqual(new Set(['opened']));
  });
});

describe('a usual range', () => {
  it('needs four weekdays', () => {
    expect(usualRange([100, 100, 100])).toBeUndefined();
    expect(judgeCount(0, undefined)).toBe('not judged');
    expect(usualRange([100, 100, 100, 100])).toEqual({ low: 42, usual: 100, high: 183 });
  });

  it('is wider where days differ, and ignores one odd day', () => {
    const alike = usualRange([500, 510, 490, 505, 495, 500, 500, 500]);
    expect(usualRange([500, 510, 490, 505, 495, 500, 500, 9000])).toEqual(alike);
    const varied = usualRange([500, 900, 300, 700, 250, 800, 400, 600]);
    expect(varied?.high).toBeGreaterThan((alike?.high ?? 0) * 2);
    expect(varied?.low).toBe(0);
  });

  it('judges a count on its border as usual, and small counts not at all', () => {
    const range = { low: 10, usual: 40, high: 90 };
    expect([10, 90, 9, 91].map((count) => judgeCount(count, range))).toEqual([
      'usual',
      'usual',
      'drop',
      'rise',
    ]);
    expect(judgeCount(0, { low: 1, usual: 19, high: 40 })).toBe('not judged');
    expect(judgeCount(20, { low: 0, usual: 0, high: 9 })).toBe('rise');
  });

  it('leaves out the days before a campaign began, not a pause after it', () => {
    const of = (landed: number): CampaignFunnels =>
      new Map([['fresh', { ...EMPTY_FUNNEL, landed }]]);
    const judged = (counts: readonly number[], now: number) =>
      judgeDay(of(now), counts.map(of), ['landed']).find(({ campaign }) => campaign === 'fresh');
    expect(judged([200, 200, 200, 0, 0, 0, 0, 0], 0)).toBeUndefined();
    expect(judged([200, 200, 200, 200, 0, 0, 0, 0], 0)?.judgement).toBe('drop');
    expect(judged([0, 0, 0, 0, 0, 200, 200, 200], 200)?.judgement).toBe('rise');
  });
});

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A large mean is drawn as a normal number. */
function poisson(mean: number, random: () => number): number {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > least; product *= random()) count += 1;
  return count;
}

/** How many of a number of visitors take a step; a share of more than 1 gives as many as of a Poisson count. */
function binomial(of: number, share: number, random: () => number): number {
  if (share >= 1) return poisson(of * share, random);
  const variance = of * share * (1 - share);
  if (variance > 100) return Math.round(of * share + Math.sqrt(variance) * normal(random));
  return Array.from({ length: of }).filter(() => random() < share).length;
}
