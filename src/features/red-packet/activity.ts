import { stableResult } from '#api/core/stable-result.ts';
import { useRedPacketQuery } from '#api/red-packet.ts';
import { entriesOfRedPacket } from '#shared/red-packet/reward-entries.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';

export function useRedPacketPart(): ActivityPart {
  return { Icon: CoinIcon, place: { to: '/activity/cashBonus' }, loaded: useLoaded() };
}

function useLoaded(): readonly LoadedEntries[] {
  const query = useRedPacketQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  return [{ query, entries: query.data && entriesOfRedPacket(query.data) }];
}
