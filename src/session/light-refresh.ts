/** The one pace of the light refresh: a start, a return, a claim and the minute share it. */
import { LIGHT_REFRESH_EVERY } from '#config/constants.ts';
import { createPace } from '#domain/pace.ts';

export const lightRefreshPace = createPace(
  LIGHT_REFRESH_EVERY,
  () => performance.now(),
  (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
);
