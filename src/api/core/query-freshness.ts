/** How often a query is refetched: options of RTK Query's hooks. */
import { BALANCE_REFRESH_EVERY } from '#config/constants.ts';

/**
 * Refetched each time its screen opens; in seconds, as the screen's route may just have sent it
 * (`ask-early.ts`).
 */
export const REFETCHED_ON_OPEN = { refetchOnMountOrArgChange: 3 } as const;

/** The same, and on every return to the page. */
export const REFETCHED_ON_RETURN = { ...REFETCHED_ON_OPEN, refetchOnFocus: true } as const;

/** Refetched on every return, and every 30 s while the page is visible (contract, constants part). */
export const REFETCHED_REGULARLY = {
  refetchOnFocus: true,
  pollingInterval: BALANCE_REFRESH_EVERY,
  skipPollingIfUnfocused: true,
} as const;

/** For money screens: the same, and each time the screen opens. */
export const REFETCHED_WHILE_SHOWN = { ...REFETCHED_ON_OPEN, ...REFETCHED_REGULARLY } as const;
