import { lazyComponent } from '#app/lazy-component.tsx';
import type { ActivityOverlay } from '#state/overlays/overlay-slice.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';

const RewardDialog = lazyComponent(
  async () => (await import('#features/rewards/reward-dialog.tsx')).RewardDialog,
  'reward',
);
const FollowRewards = lazyComponent(
  async () => (await import('./follow-rewards.tsx')).FollowRewards,
  'followRewards',
  'reward',
  'task',
);
const Notices = lazyComponent(async () => (await import('./notices.tsx')).Notices, 'notice');
const SignUpBonus = lazyComponent(
  async () => (await import('./sign-up-bonus.tsx')).SignUpBonus,
  'signUpBonus',
  'reward',
);
const AccumulatedRecharge = lazyComponent(
  async () => (await import('./accumulated-recharge.tsx')).AccumulatedRecharge,
  'accumulatedRecharge',
  'reward',
);
const RedPacket = lazyComponent(
  async () => (await import('./red-packet.tsx')).RedPacket,
  'bankAccount',
  'cashBonus',
  'moneyCode',
  'reward',
);
const SpinInvite = lazyComponent(
  async () => (await import('#features/spin-invite/spin-invite-dialog.tsx')).SpinInviteDialog,
  'reward',
  'spinInvite',
);
const Share = lazyComponent(
  async () => (await import('#features/share/share-sheet.tsx')).ShareSheet,
  'share',
);

/** The overlays of activities, each a chunk loaded when it first opens. */
export function ActivityOverlayOf({
  overlay,
  ...props
}: OpenedProps & { readonly overlay: ActivityOverlay }): ReactElement {
  switch (overlay.name) {
    case 'notice':
      return <Notices {...props} />;
    case 'sign-up-bonus':
      return <SignUpBonus {...props} />;
    case 'accumulated-recharge':
      return <AccumulatedRecharge {...props} />;
    case 'spin-invite':
      return <SpinInvite {...props} />;
    case 'red-packet':
      return <RedPacket {...props} />;
    case 'follow-rewards':
      return <FollowRewards {...props} />;
    case 'share':
      return <Share {...props} shareReferrer={overlay.shareReferrer} tid={overlay.tid} />;
    case 'reward':
      return <RewardDialog {...props} rewards={overlay.rewards} />;
  }
}
