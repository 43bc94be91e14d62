import { accumulatedRechargeApi } from '#api/accumulated-recharge.ts';
import { depositApi } from '#api/deposit.ts';
import { lazyComponent, type LazyComponent } from '#app/lazy-component.tsx';
import type { AppDispatch } from '#app/store.ts';
import type { ActivityDialog, QueuedActivity } from '#shared/activity/activities.ts';
import type { ActivityOverlay } from '#state/overlays/overlay-slice.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';

interface DialogOfActivity {
  /** A file loaded when it first opens. */
  readonly Dialog: LazyComponent<OpenedProps>;
  /** The calls whose answers it shows; missing when it has all that it needs, or only the player opens it. */
  readonly load?: (
    dispatch: AppDispatch,
  ) => readonly PromiseLike<{ readonly isSuccess: boolean }>[];
}

const once = { subscribe: false } as const;
const loadOffer = (dispatch: AppDispatch) =>
  dispatch(depositApi.endpoints.tradeInfo.initiate(undefined, once));
const loadProgress = (dispatch: AppDispatch) =>
  dispatch(accumulatedRechargeApi.endpoints.accumulatedRecharge.initiate(undefined, once));

const DIALOGS: Readonly<Record<ActivityDialog, DialogOfActivity>> = {
  notice: { Dialog: lazyComponent(async () => (await import('./notices.tsx')).Notices, 'notice') },
  'sign-up-bonus': {
    Dialog: lazyComponent(
      async () => (await import('./sign-up-bonus.tsx')).SignUpBonus,
      'signUpBonus',
      'reward',
    ),
    load: (dispatch) => [loadOffer(dispatch)],
  },
  'accumulated-recharge': {
    Dialog: lazyComponent(
      async () => (await import('./accumulated-recharge.tsx')).AccumulatedRecharge,
      'accumulatedRecharge',
      'reward',
    ),
    load: (dispatch) => [loadOffer(dispatch), loadProgress(dispatch)],
  },
  'spin-invite': {
    Dialog: lazyComponent(
      async () => (await import('#features/spin-invite/spin-invite-dialog.tsx')).SpinInviteDialog,
      'reward',
      'spinInvite',
    ),
  },
  'red-packet': {
    Dialog: lazyComponent(
      async () => (await import('./red-packet.tsx')).RedPacket,
      'bankAccount',
      'redPacket',
      'moneyCode',
      'reward',
    ),
  },
  'follow-rewards': {
    Dialog: lazyComponent(
      async () => (await import('./follow-rewards.tsx')).FollowRewards,
      'followRewards',
      'reward',
      'task',
    ),
  },
};

/**
 * Loads the data of an activity's dialog: one that opens automatically must be complete, without layout
 * shifts, or not open at all.
 * @returns true when all data is loaded
 */
export async function loadActivity(
  activity: QueuedActivity,
  dispatch: AppDispatch,
): Promise<boolean> {
  const answers = await Promise.all(DIALOGS[activity].load?.(dispatch) ?? []);
  return answers.every(({ isSuccess }) => isSuccess);
}

const RewardDialog = lazyComponent(
  async () => (await import('#features/reward/reward-dialog.tsx')).RewardDialog,
  'reward',
);
const Share = lazyComponent(
  async () => (await import('#features/share/share-sheet.tsx')).ShareSheet,
  'share',
);

/** The overlay of an activity, or of a reward. */
export function ActivityOverlayOf({
  overlay,
  ...props
}: OpenedProps & { readonly overlay: ActivityOverlay }): ReactElement {
  if (overlay.name === 'share') {
    return <Share {...props} shareReferrer={overlay.shareReferrer} tid={overlay.tid} />;
  }
  if (overlay.name === 'reward') {
    const { rewards, isMoreReady = false } = overlay;
    return <RewardDialog {...props} rewards={rewards} isMoreReady={isMoreReady} />;
  }
  const { Dialog } = DIALOGS[overlay.name];
  return <Dialog {...props} />;
}
