import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InterestCard } from './interest-card.tsx';
import { SavingsForm } from './savings-form.tsx';
import { SavingsHead } from './savings-head.tsx';
import { SavingsMoved } from './savings-moved.tsx';
import { SavingsMoves } from './savings-moves.tsx';
import { SavingsInDoubt } from './savings-in-doubt.tsx';
import { useSavingsDraft } from './use-savings-draft.ts';
import type { SavingsState } from './use-savings.ts';
import type { SavingsMoveView } from './use-savings-move.ts';

export interface SavingsPanelProps {
  readonly state: SavingsState;
  readonly view: SavingsMoveView;
}

export function SavingsPanel({ state, view }: SavingsPanelProps) {
  const { t } = useTranslation('savings');
  const loadLabels = useLoadLabels();
  const draft = useSavingsDraft(view);
  const hasBank = useSelector(selectConfig)?.hasBank === true;
  if (view.done !== null && (state.status === 'ready' || state.status === 'off')) {
    const ready = state.status === 'ready' ? state : null;
    return (
      <Stack gap={5}>
        <SavingsMoved done={view.done} onDone={view.clear} />
        {ready !== null && <SavingsHead state={ready} />}
        {ready !== null && <SavingsMoves moves={ready.moves} />}
      </Stack>
    );
  }
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <LoadState state={state} failedTitle={t('failedTitle')} {...loadLabels}>
          <Skeleton height={112} radius={2} />
          <Skeleton height={240} radius={2} />
          <Skeleton height={220} radius={2} />
        </LoadState>
      );
    case 'off':
      return (
        <EmptyState
          art={<BankIcon size={56} />}
          title={t('offTitle')}
          text={t('offText')}
          action={
            <Link to="/lobby/member" className={buttonClass('quiet')}>
              {t('back')}
            </Link>
          }
        />
      );
    case 'ready':
      return (
        <Stack gap={5}>
          {state.problem !== null && <NoticeBanner tone="warning" text={state.problem} />}
          {!hasBank && <NoticeBanner tone="info" text={t('offText')} note={t('offRest')} />}
          <SavingsHead state={state} />
          {view.inDoubt !== null && <SavingsInDoubt amount={view.inDoubt} view={view} />}
          <InterestCard state={state} view={view} />
          <SavingsForm savings={state.savings} view={view} draft={draft} canPutIn={hasBank} />
          <SavingsMoves moves={state.moves} />
        </Stack>
      );
  }
}
