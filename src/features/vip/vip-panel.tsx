import type { Reward } from '#shared/reward/reward.ts';
import { isSameClaim, sortClaims } from '#shared/vip/vip.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vip } from './use-vip.ts';
import type { VipClaims } from './use-vip-claims.ts';
import { VipClaimList } from './vip-claim-list.tsx';
import { VipCard } from './vip-card.tsx';
import { VipLadder } from './vip-ladder.tsx';
import { VipNext } from './vip-next.tsx';
import { VipReceived } from './vip-received.tsx';
import { VipToday } from './vip-today.tsx';

export interface VipPanelProps {
  readonly vip: Vip;
  readonly claims: VipClaims;
  /** Features do not import each other, so the screen supplies the rendering of rewards. */
  readonly renderRewards: (rewards: readonly Reward[]) => ReactNode;
}

export function VipPanel({ vip, claims, renderRewards }: VipPanelProps) {
  const { t } = useTranslation('vip');
  const loadLabels = useLoadLabels();
  if (vip.status !== 'ready') {
    return (
      <LoadState state={vip} failedTitle={t('loadFailed')} {...loadLabels}>
        <Skeleton height={185} radius={3} />
        <Skeleton height={140} radius={2} />
        <Skeleton height={140} radius={2} />
      </LoadState>
    );
  }
  const { progress, levels, problem } = vip;
  const ready = sortClaims(progress.claims).filter(({ state }) => state === 'claimable');
  const hasClaimable = ready.length > 0;
  const next = ready.find((claim) => !isSameClaim(claim, claims.got?.claim));
  return (
    <Stack gap={5}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <VipCard level={progress.level} levels={levels} />
      {claims.got !== null && (
        <VipReceived
          got={claims.got}
          next={
            next && {
              sum: wageringSum(next.amount, next),
              isBusy: isSameClaim(next, claims.busy),
              onClaim: (at) => claims.claim(next, at),
            }
          }
          onDone={claims.done}
        >
          {renderRewards(claims.got.reward.rewards)}
        </VipReceived>
      )}
      {!hasClaimable && <VipNext progress={progress} levels={levels} />}
      <VipClaimList progress={progress} claims={claims} />
      {hasClaimable && <VipNext progress={progress} levels={levels} />}
      <VipToday progress={progress} levels={levels} />
      <VipLadder level={progress.level} levels={levels} />
    </Stack>
  );
}
