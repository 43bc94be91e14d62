/** Made-up months of visitors. */
import { createRandom } from '#server/core/random.ts';
import { EMPTY_FUNNEL, type Funnel } from '#server/marketing/report/read-funnel.ts';
import type { CampaignFunnels, WatchedStep } from '#server/marketing/alerts/find-changes.ts';

export const DAYS = 90;
/** Days before the first that is judged. */
export const BEFORE = 63;
const WEEKDAYS = [0.8, 0.85, 0.9, 1, 1.3, 1.6, 1.2];
/** Visitors of an average day. */
export const CAMPAIGNS = {
  'pier-week': 4000,
  harbour: 900,
  boat: 220,
  moon: 60,
  tiny: 6,
  '': 1500,
};
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

export interface Course {
  /** Per week. */
  growth: number;
  /** Of a day, as a standard deviation. */
  variation: number;
  /** How much of a day's level the next one keeps. */
  inertia: number;
}

export const EVEN: Course = { growth: 0, variation: 0.08, inertia: 0 };

interface Traffic {
  seed: number;
  planted?: readonly Planted[];
  course?: Course;
}

/** Traffic of some months: weekdays, a course, and chance. */
export function traffic({ seed, planted = [], course = EVEN }: Traffic): CampaignFunnels[] {
  const { growth, variation, inertia } = course;
  const random = createRandom(`alerts ${seed}`).next;
  let level = 0;
  return Array.from({ length: BEFORE + DAYS }, (_none, day) => {
    level = inertia * level + Math.sqrt(1 - inertia ** 2) * variation * normal(random);
    const grown = (1 + growth) ** (day / 7);
    const ofDay = Object.entries(CAMPAIGNS).map(([campaign, visitors]): [string, Funnel] => {
      const factorOf = (step: WatchedStep): number =>
        planted.find((one) => one.day === day && one.campaign === campaign && one.step === step)
          ?.factor ?? 1;
      const varied = grown * Math.exp((level + variation * normal(random)) * Math.SQRT1_2);
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
