import { stableResult } from '#api/core/stable-result.ts';
import { spinInviteApi } from '#api/spin-invite.ts';
import { entriesOfSpin } from '#shared/spin-invite/reward-entries.ts';
import { panelOf } from '#shared/spin-invite/spin-invite.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

export function useSpinInvitePart(): ActivityPart {
  return { Icon: SpinIcon, place: { to: '/activity/spin' }, loaded: useLoaded() };
}

function useLoaded(): readonly LoadedEntries[] {
  const terms = useSelector(selectConfig)?.spinTerms[0];
  const status = spinInviteApi.useSpinInviteStatusQuery(undefined, {
    ...FRESH,
    selectFromResult: stableResult,
  });
  const isJoined = status.data !== undefined && panelOf(status.data.status) === 'progress';
  const roundId = isJoined ? (status.data?.roundId ?? '') : skipToken;
  const round = spinInviteApi.useSpinRoundQuery(roundId, {
    ...FRESH,
    selectFromResult: stableResult,
  });
  const query = round.error === undefined ? status : round;
  if (status.data === undefined || (isJoined && round.data === undefined)) {
    return [{ query, entries: undefined }];
  }
  const betRate = terms?.betRate ?? null;
  return [{ query, entries: entriesOfSpin(status.data, round.data ?? null, betRate) }];
}
