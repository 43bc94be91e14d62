import { spinInviteApi } from '#api/spin-invite.ts';
import type { SpinRecord, SpinRecordKind } from '#shared/spin-invite/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { nextPart, type Paging } from '#ui/list/paging.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';

export type SpinRecordList =
  | Unloaded
  | {
      readonly status: 'ready';
      /** Newest first; phone numbers masked by the server. */
      readonly records: readonly SpinRecord[];
      readonly total: number;
      readonly paging: Paging;
    };

/** Records of a kind, page by page. */
export function useSpinRecords(kind: SpinRecordKind): SpinRecordList {
  const errors = useErrorText();
  const query = spinInviteApi.useSpinRecordsInfiniteQuery(kind, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, error, isFetching, refetch } = query;
  if (currentData === undefined) {
    return unloadedOf({ error, isFetching, refetch }, errors.loading);
  }
  return {
    status: 'ready',
    records: currentData.pages.flatMap(({ records }) => records),
    total: currentData.pages[0]?.total ?? 0,
    paging: nextPart(query, errors.loading),
  };
}
