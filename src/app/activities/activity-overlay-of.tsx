import { lazyComponent, type LazyComponent } from '#app/lazy-component.tsx';
import type { ActivityDialog } from '#shared/activity/activities.ts';
import type { ActivityOverlay } from '#state/overlays/overlay-slice.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';

const RewardDialog = lazyComponent(
  async () => (await import('#features/rewards/reward-dialog.tsx')).RewardDialog,
  'reward',
);
const Share = lazyComponent(
  async () => (await import('#features/share/share-sheet.tsx')).ShareSheet,
  'share',
);

/** The dialogs of activities, each a file loaded when it first opens. */
const DIALOGS: Readonly<Record<ActivityDialog, LazyComponent<OpenedProps>>> = {
  notice: lazyComponent(async () => (await import('./notices.tsx')).Notices, 'notice'),
  'sign-up-bonus': lazyComponent(
    async () => (await import('./sign-up-bonus.tsx')).SignUpBonus,
    'signUpBonus',
    'reward',
  ),
  'accumulated-recharge': lazyComponent(
    async () => (await import('./accumulated-recharge.tsx')).AccumulatedRecharge,
    'accumulatedRecharge',
    'reward',
  ),
  'spin-invite': lazyComponent(
    async () => (await import('#features/spin-invite/spin-invite-dialog.tsx')).SpinInviteDialog,
    'reward',
    'spinInvite',
  ),
  'red-packet': lazyComponent(
    async () => (await import('./red-packet.tsx')).RedPacket,
    'bankAccount',
    'cashBonus',
    'moneyCode',
    'reward',
  ),
  'follow-rewards': lazyComponent(
    async () => (await import('./follow-rewards.tsx')).FollowRewards,
    'followRewards',
    'reward',
    'task',
  ),
};

/** The overlay of an activity, or of a reward. */
export function ActivityOverlayOf({
  overlay,
  ...props
}: OpenedProps & { readonly overlay: ActivityOverlay }): ReactElement {
  if (overlay.name === 'share') {
    return <Share {...props} shareReferrer={overlay.shareReferrer} tid={overlay.tid} />;
  }
  if (overlay.name === 'reward') return <RewardDialog {...props} rewards={overlay.rewards} />;
  const Dialog = DIALOGS[overlay.name];
  return <Dialog {...props} />;
}
