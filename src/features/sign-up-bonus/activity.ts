import { stableResult } from '#api/core/stable-result.ts';
import { readDayClaim, signUpBonusApi, useSignUpBonusQuery } from '#api/sign-up-bonus.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { entriesOfSignUp } from '#shared/sign-up-bonus/reward-entries.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { useTrade } from '#state/deposit/use-trade.ts';
import { StarIcon } from '#ui/icons/star-icon.tsx';
import { useEntryClaim, type OnGot } from '#state/activity/use-entry-claim.ts';

const NO_PACKAGES: readonly SignUpPackage[] = [];

export function useSignUpBonusPart(onGot: OnGot): ActivityPart {
  const claim = useEntryClaim({
    kind: 'sign-up-bonus',
    mutation: signUpBonusApi.endpoints.claimSignUpBonus,
    read: readDayClaim,
    scope: 'sign-up-claim',
    onGot,
  });
  return { Icon: StarIcon, place: { dialog: 'sign-up-bonus' }, loaded: useLoaded(), claim };
}

function useLoaded(): readonly LoadedEntries[] {
  const query = useSignUpBonusQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  const packages = useTrade().data?.packages ?? NO_PACKAGES;
  return [{ query, entries: query.data && entriesOfSignUp(query.data, packages) }];
}
