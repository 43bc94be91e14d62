/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months, each answered never,
 * sometimes, most of the time, almost always (Ferris and Wynne 2001, Canadian Problem Gambling Index; free to
 * use). Scored on the device; neither answers nor score ever leave it.
 */

export const SELF_TEST_QUESTIONS = [
  'bet-more-than-afford',
  'needs-larger-amounts',
  'chased-losses',
  'borrowed-or-sold',
  'felt-a-problem',
  'health-or-stress',
  'was-criticised',
  'money-problems',
  'felt-guilty',
] as const;
export type SelfTestQuestion = (typeof SELF_TEST_QUESTIONS)[number];

/** Each answer scores its index: 0 to 3. */
export const SELF_TEST_ANSWERS = ['never', 'sometimes', 'mostly', 'always'] as const;
export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number];

export type SelfTestBand = 'none' | 'low' | 'moderate' | 'high';

/** The lowest score of each band: 0; 1 to 2; 3 to 7; 8 to 27. */
const BANDS: readonly (readonly [number, SelfTestBand])[] = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
];

/** The sum of nine answers; null until all nine are given. */
export function selfTestScore(
  answers: Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>,
): number | null {
  let score = 0;
  for (const question of SELF_TEST_QUESTIONS) {
    const answer = answers[question];
    if (answer === undefined) return null;
    score += SELF_TEST_ANSWERS.indexOf(answer);
  }
  return score;
}

export const selfTestBand = (score: number): SelfTestBand =>
  BANDS.find(([least]) => score >= least)?.[1] ?? 'none';
