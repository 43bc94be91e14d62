import { useLazyWageringQuery } from '#api/wagering.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import type { ActivityParts } from '#state/activity/activity-part.ts';
import { useState } from 'react';
import { partOf } from './part-of.ts';
import { useClaimProblem } from './use-claim-problem.ts';
import type { Gifts } from './use-gifts.ts';

export interface EntryClaims {
  isBusy(entry: RewardEntry): boolean;
  /** `all`: several are being claimed one after the other. */
  readonly running: 'none' | 'one' | 'all';
  /** Why the last claim failed; null when it succeeded or was for another entry. */
  problemOf(entry: RewardEntry): string | null;
  /** @param at time of the press in ms, from any fixed start */
  claim(entries: readonly RewardEntry[], at: number): void;
}

/** Claims entries of the list, each once however often the network fails in between. */
export function useEntryClaims(parts: ActivityParts, gifts: Gifts): EntryClaims {
  const describe = useClaimProblem();
  const [refreshWagering] = useLazyWageringQuery();
  const [running, setRunning] = useState<EntryClaims['running']>('none');
  const callOf = ({ source }: RewardEntry) => partOf(parts, source)?.claim;

  async function claimEach(entries: readonly RewardEntry[], at: number): Promise<void> {
    gifts.open();
    setRunning(entries.length > 1 ? 'all' : 'one');
    for (const [place, entry] of entries.entries()) {
      if (entry.claim !== null) await callOf(entry)?.submit(entry.claim, place === 0 ? at : null);
    }
    const rewards = gifts.close();
    // The list then shows what the claimed money still asks for.
    if (rewards.length > 0) await refreshWagering(undefined);
    setRunning('none');
    if (rewards.length > 0) gifts.show(rewards);
  }

  const isAsked = (entry: RewardEntry) =>
    entry.claim !== null && callOf(entry)?.isBusy(entry.claim) === true;

  return {
    isBusy: isAsked,
    running,
    problemOf: (entry) => {
      const call = callOf(entry);
      const failure = entry.claim && call?.failureOf(entry.claim);
      return failure ? describe(failure, call?.scope ?? null) : null;
    },
    claim: (entries, at) => {
      if (running === 'none' && !entries.some(isAsked)) void claimEach(entries, at);
    },
  };
}
