import { stableResult } from '#api/core/stable-result.ts';
import {
  accumulatedRechargeApi,
  readTierClaim,
  useAccumulatedRechargeQuery,
} from '#api/accumulated-recharge.ts';
import { shownTiers } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import { entriesOfTiers } from '#shared/accumulated-recharge/reward-entries.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { useTrade } from '#state/deposit/use-trade.ts';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { useEntryClaim, type OnGot } from '#state/activity/use-entry-claim.ts';

export function useAccumulatedRechargePart(onGot: OnGot): ActivityPart {
  const claim = useEntryClaim({
    kind: 'accumulated-recharge',
    mutation: accumulatedRechargeApi.endpoints.claimAccumulatedRecharge,
    read: readTierClaim,
    scope: 'recharge-claim',
    onGot,
  });
  return { Icon: GiftIcon, place: { dialog: 'accumulated-recharge' }, loaded: useLoaded(), claim };
}

function useLoaded(): readonly LoadedEntries[] {
  const progress = useAccumulatedRechargeQuery(undefined, {
    ...FRESH,
    selectFromResult: stableResult,
  });
  const trade = useTrade();
  const query = trade.error === undefined ? progress : trade;
  if (progress.data === undefined || trade.data === undefined) {
    return [{ query, entries: undefined }];
  }
  const { totalRecharge, endsAt } = progress.data;
  const tiers = shownTiers(trade.data.tiers, progress.data);
  return [{ query, entries: entriesOfTiers(tiers, totalRecharge, endsAt) }];
}
