import { stableResult } from '#api/core/stable-result.ts';
import { readVipClaimBody, useVipInfoQuery, vipApi } from '#api/vip.ts';
import { entriesOfVip } from '#shared/vip/reward-entries.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { useEntryClaim, type OnGot } from '#state/activity/use-entry-claim.ts';

export function useVipPart(onGot: OnGot): ActivityPart {
  const claim = useEntryClaim({
    kind: 'vip-bonus',
    mutation: vipApi.endpoints.claimVipBonus,
    read: readVipClaimBody,
    onGot,
  });
  return { Icon: VipIcon, place: { to: '/profile/vip' }, loaded: useLoaded(), claim };
}

function useLoaded(): readonly LoadedEntries[] {
  const query = useVipInfoQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  return [{ query, entries: query.data && entriesOfVip(query.data) }];
}
