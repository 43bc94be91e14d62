/** How often a query is asked for again: options of RTK Query's hooks. */
import { BALANCE_REFRESH_EVERY } from '#config/constants.ts';

/**
 * Asked for each time its screen opens; in seconds, as the screen's route may just have asked
 * (`ask-early.ts`).
 */
export const REFETCHED_ON_OPEN = { refetchOnMountOrArgChange: 3 } as const;

/** The same, and on every return to the page. */
export const REFETCHED_ON_RETURN = { ...REFETCHED_ON_OPEN, refetchOnFocus: true } as const;

/** Asked for on every return, and every 30 s while the page is seen (contract, constants part). */
export const REFETCHED_REGULARLY = {
  refetchOnFocus: true,
  pollingInterval: BALANCE_REFRESH_EVERY,
  skipPollingIfUnfocused: true,
} as const;

/** What money screens show: the same, and each time its screen opens. */
export const REFETCHED_WHILE_SHOWN = { ...REFETCHED_ON_OPEN, ...REFETCHED_REGULARLY } as const;
