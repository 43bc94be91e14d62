import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { RedPacketEndCard } from './red-packet-end-card.tsx';
import { RedPacketHead } from './red-packet-head.tsx';
import { RedPacketRules } from './red-packet-rules.tsx';
import { FirstWithdrawalCard } from './first-withdrawal-card.tsx';
import { LevelList } from './level-list.tsx';
import { RechargeList } from './recharge-list.tsx';
import { StepLink } from './step-link.tsx';
import type { RedPacketClaims } from './use-red-packet-claims.ts';
import type { RedPacketView } from './use-red-packet.ts';

export interface RedPacketPanelProps {
  readonly view: RedPacketView;
  readonly claims: RedPacketClaims;
  /** The bank account to pay out to; undefined while none is bound. */
  readonly bankId: number | undefined;
  readonly onBank: () => void;
  readonly onPacket: () => void;
}

export function RedPacketPanel(props: RedPacketPanelProps) {
  const { view, claims, bankId, onBank, onPacket } = props;
  const { t } = useTranslation('redPacket');
  const loadLabels = useLoadLabels();
  switch (view.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={view} failedTitle={t('failedTitle')} {...loadLabels}>
          <Skeleton height={232} radius={3} />
          <Skeleton height={148} radius={2} />
          <Skeleton height={148} radius={2} />
        </LoadState>
      );
    case 'closed': {
      const { text, step } = view.refusal;
      return (
        <EmptyState
          art={<GiftIcon size={56} />}
          title={t('closedTitle')}
          text={text}
          action={step === null ? undefined : <StepLink step={step} place="page" />}
        />
      );
    }
    case 'ready': {
      const { bonus, problem } = view;
      return (
        <Stack gap={5}>
          {problem !== null && <NoticeBanner tone="warning" text={problem} />}
          <RedPacketHead state={view} claims={claims} bankId={bankId} onBank={onBank} />
          {claims.end !== null && (
            <RedPacketEndCard end={claims.end} onBank={onBank} onDone={claims.done} />
          )}
          <FirstWithdrawalCard state={view} onOpen={onPacket} />
          <LevelList state={view} claims={claims} />
          <RechargeList bonus={bonus} claims={claims} />
          <RedPacketRules />
        </Stack>
      );
    }
  }
}
