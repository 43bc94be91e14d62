import { loadPart } from '#app/load-part.tsx';
import type { ActivityOverlay } from '#overlays/overlay-slice.ts';
import type { OpenedProps } from '#ui/overlay-props.ts';
import type { ReactElement } from 'react';

const RewardDialog = loadPart(
  async () => (await import('#features/rewards/reward-dialog.tsx')).RewardDialog,
  'reward',
);
const FollowRewards = loadPart(
  async () => (await import('./follow-rewards.tsx')).FollowRewards,
  'followRewards',
  'task',
);
const Notices = loadPart(async () => (await import('./notices.tsx')).Notices, 'notice');
const SignUpBonus = loadPart(
  async () => (await import('./sign-up-bonus.tsx')).SignUpBonus,
  'signUpBonus',
);
const AccumulatedRecharge = loadPart(
  async () => (await import('./accumulated-recharge.tsx')).AccumulatedRecharge,
  'accumulatedRecharge',
);
const RedPacket = loadPart(
  async () => (await import('./red-packet.tsx')).RedPacket,
  'bankAccount',
  'cashBonus',
  'moneyCode',
);
const SpinInvite = loadPart(
  async () => (await import('#features/spin-invite/spin-invite-dialog.tsx')).SpinInviteDialog,
  'spinInvite',
);
const Share = loadPart(
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
      return <RewardDialog {...props} rewards={overlay.rewards} mustBet={overlay.mustBet} />;
  }
}
