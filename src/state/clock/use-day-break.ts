import { useTakeBreakMutation } from '#api/protection.ts';

const DAY_HOURS = 24;

/** A 24-hour break and its request. */
export interface DayBreak {
  /** Resolves with whether the break has begun. */
  readonly take: () => Promise<boolean>;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

export function useDayBreak(): DayBreak {
  const [takeBreak, { isLoading, isError }] = useTakeBreakMutation();
  return {
    take: async () => (await takeBreak({ hours: DAY_HOURS })).error === undefined,
    isBusy: isLoading,
    hasFailed: isError,
  };
}
