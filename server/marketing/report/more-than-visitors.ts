import { STEPS } from '#server/marketing/events/funnel.ts';
import type { Funnel } from '#server/marketing/report/read-funnel.ts';

/**
 * True when a share of visitors is above 100 %: a phone that reports a step counts in it, also when the report
 * of its visit was lost (`contribution.ts`).
 */
export const hasMoreThanVisitors = (funnel: Funnel): boolean =>
  STEPS.some(({ id }) => funnel[id] > funnel.landed);
