/** The shared rate limit of the light refresh: used by launch, return, claims and the minute timer. */
import { LIGHT_REFRESH_EVERY } from '#config/constants.ts';
import { createPace } from '#shared/time/pace.ts';

export const lightRefreshPace = createPace(
  LIGHT_REFRESH_EVERY,
  () => performance.now(),
  (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
);
