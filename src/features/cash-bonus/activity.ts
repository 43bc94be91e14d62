import { stableResult } from '#api/core/stable-result.ts';
import { useCashBonusQuery } from '#api/cash-bonus.ts';
import { entriesOfCashBonus } from '#shared/cash-bonus/reward-entries.ts';
import type { ActivityPart } from '#state/activities/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activities/loaded-entries.ts';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';

export function useRedPacketPart(): ActivityPart {
  return { Icon: CoinIcon, place: { to: '/activity/cashBonus' }, loaded: useLoaded() };
}

function useLoaded(): readonly LoadedEntries[] {
  const query = useCashBonusQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  return [{ query, entries: query.data && entriesOfCashBonus(query.data) }];
}
