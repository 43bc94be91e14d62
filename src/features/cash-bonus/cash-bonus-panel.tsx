import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { CashBonusEndCard } from './cash-bonus-end-card.tsx';
import { CashBonusHead } from './cash-bonus-head.tsx';
import { CashBonusRules } from './cash-bonus-rules.tsx';
import { FirstWithdrawalCard } from './first-withdrawal-card.tsx';
import { LevelList } from './level-list.tsx';
import { RechargeList } from './recharge-list.tsx';
import { StepLink } from './step-link.tsx';
import type { CashBonusClaims } from './use-cash-bonus-claims.ts';
import type { CashBonusView } from './use-cash-bonus.ts';

export interface CashBonusPanelProps {
  readonly view: CashBonusView;
  readonly claims: CashBonusClaims;
  /** The bank account to pay out to; undefined while none is bound. */
  readonly bankId: number | undefined;
  readonly onBank: () => void;
  readonly onRedPacket: () => void;
}

export function CashBonusPanel(props: CashBonusPanelProps) {
  const { view, claims, bankId, onBank, onRedPacket } = props;
  const { t } = useTranslation('cashBonus');
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
          <CashBonusHead state={view} claims={claims} bankId={bankId} onBank={onBank} />
          {claims.end !== null && (
            <CashBonusEndCard end={claims.end} onBank={onBank} onDone={claims.done} />
          )}
          <FirstWithdrawalCard state={view} onOpen={onRedPacket} />
          <LevelList state={view} claims={claims} />
          <RechargeList bonus={bonus} claims={claims} />
          <CashBonusRules />
        </Stack>
      );
    }
  }
}
