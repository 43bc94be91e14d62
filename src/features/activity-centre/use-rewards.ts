import { stableResult } from '#api/core/stable-result.ts';
import { useWageringQuery } from '#api/wagering.ts';
import { entriesOfBets } from '#shared/reward/bet-requirement.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { namedParts, type ActivityParts } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';

export type RewardsOfPlayer =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly entries: readonly RewardEntry[];
      /** Some activities did not answer, so their rewards are missing. */
      readonly isPartly: boolean;
      readonly retry: () => void;
    };

/** Everything to claim across all activities; one that does not answer costs only its own entries. */
export function useRewards(parts: ActivityParts): RewardsOfPlayer {
  const errors = useErrorText();
  const bets = useBetEntries();
  const loaded = [bets, ...namedParts(parts).flatMap((part) => part.loaded)];
  const failed = loaded.filter(({ query }) => query.error !== undefined);
  const [first] = failed.flatMap(({ query: { error } }) => error ?? []);
  const retry = () => failed.forEach(({ query }) => void query.refetch());
  const known = loaded.flatMap(({ entries }) => (entries === undefined ? [] : [entries]));
  // The first render waits for all of them: a list that grows while it is tapped causes mistaps.
  const isWaiting = loaded.some(
    ({ entries, query }) => entries === undefined && query.error === undefined,
  );
  if (isWaiting) return { status: 'loading' };
  if (known.length === 0 && first !== undefined) {
    const problem = errors.loading(first);
    const isRetrying = failed.some(({ query }) => query.isRetrying);
    return { status: 'failed', problem, isRetrying, retry };
  }
  return { status: 'ready', entries: known.flat(), isPartly: failed.length > 0, retry };
}

function useBetEntries(): LoadedEntries {
  const query = useWageringQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  return { query, entries: query.data && entriesOfBets(query.data) };
}
