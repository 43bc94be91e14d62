import type { Reward } from '#shared/reward/reward.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RechargeHead } from './recharge-head.tsx';
import { TierGot } from './tier-got.tsx';
import { TierRow } from './tier-row.tsx';
import type { AccumulatedRechargeView } from './use-accumulated-recharge.ts';
import type { TierClaim } from './use-tier-claim.ts';

/** Renders rewards in one line or as cards. */
export type RenderRewards = (rewards: readonly Reward[], look: 'line' | 'cards') => ReactNode;

export interface RechargePanelProps {
  readonly view: AccumulatedRechargeView;
  readonly claim: TierClaim;
  readonly isOffline: boolean;
  readonly onHelp: () => void;
  /** Features do not import each other, so the app supplies the rendering of rewards. */
  readonly renderRewards: RenderRewards;
}

export function RechargePanel({
  view,
  claim,
  isOffline,
  onHelp,
  renderRewards,
}: RechargePanelProps) {
  const loadLabels = useLoadLabels();
  const { t } = useTranslation('accumulatedRecharge');
  if (view.status !== 'ready') {
    return (
      <LoadState state={view} failedTitle={t('failedTitle')} {...loadLabels}>
        <Skeleton height={98} radius={2} />
        <Skeleton height={186} radius={2} />
        <Skeleton height={186} radius={2} />
        <Skeleton height={186} radius={2} />
      </LoadState>
    );
  }
  const { totalRecharge, tiers, endsAt, problem } = view;
  const { got, done } = claim;
  const ready = isOffline
    ? undefined
    : tiers.find(({ id, state }) => state === 'claimable' && id !== got?.tierId);
  return (
    <Stack gap={4}>
      {isOffline && <NoticeBanner tone="offline" text={t('offline')} />}
      {!isOffline && problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <RechargeHead totalRecharge={totalRecharge} endsAt={endsAt} onHelp={onHelp} />
      {got !== null && (
        <TierGot
          key={got.tierId}
          tier={tiers.find(({ id }) => id === got.tierId)}
          reward={got.reward}
          next={
            ready && {
              sum: { amount: ready.bonus, need: ready.mustBet, days: null },
              isBusy: claim.busyId === ready.id,
              onClaim: (at) => claim.claim(ready.id, at),
            }
          }
          onDone={done}
        >
          {renderRewards(got.reward.rewards, 'cards')}
        </TierGot>
      )}
      {tiers.length === 0 ? (
        <EmptyState art={<GiftIcon size={56} />} title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <List gap={3} aria-label={t('tiers')}>
          {tiers.map((tier) => (
            <TierRow
              key={tier.id}
              tier={tier}
              totalRecharge={totalRecharge}
              claim={claim}
              isOffline={isOffline}
              renderRewards={(rewards) => renderRewards(rewards, 'line')}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
