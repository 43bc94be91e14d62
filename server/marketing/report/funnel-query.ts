import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Filters } from '#server/marketing/events/dimension.ts';
import type { WindowDays } from '#server/marketing/events/funnel.ts';

/** Which visitors are counted, and how. Days are the market's, counted from the epoch, both included. */
export interface FunnelQuery {
  from: number;
  to: number;
  /** The campaign that a visitor is counted under: their first or their last. */
  touch: 'first' | 'last';
  /** A step counts when it happened within this many days of the landing. */
  window: WindowDays;
  filters: Filters;
  /** Applies before any filter. */
  scope: CampaignScope;
  /** Counts only what happened until then. */
  until?: EpochMs;
}
