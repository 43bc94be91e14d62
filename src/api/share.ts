/** Reports of sharing and following (contract, `actionLog`; spec §7). */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { shareEndpoints } from '#shared/share/contract.ts';
import type { ShareAction } from '#shared/share/share-target.ts';

registerEndpoints(shareEndpoints);

/** A player's action; `follow-page` and `follow-channel` belong to the follow rewards. */
export type ReportedAction = ShareAction | 'follow-page' | 'follow-channel';

const ACTION_TYPES = {
  native: 1,
  facebook: 2,
  messenger: 3,
  whatsapp: 4,
  // The messaging app of the other market.
  line: 4,
  x: 5,
  copy: 6,
  'follow-page': 7,
  'follow-channel': 8,
} as const satisfies Record<ReportedAction, number>;

/** An action, and the spin invite round that it was for. */
export interface ActionReport {
  readonly action: ReportedAction;
  readonly roundId?: string | undefined;
}

export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports it; the page may be left at the same moment. The answer is not awaited. */
    reportAction: build.mutation<null, ActionReport>({
      query: ({ action, roundId }) => ({
        name: 'actionLog',
        body: {
          actionType: ACTION_TYPES[action],
          ...(roundId !== undefined && { tid: roundId }),
        },
        outlivesPage: true,
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useReportActionMutation } = shareApi;
