import { useIsOnline } from '#state/connection/use-is-online.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { RenderBankSheet } from '#ui/overlay/bank-sheet.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { InDoubtCard } from '#ui/outcome/in-doubt-card.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { DeadState } from './dead-state.tsx';
import { PaidCard } from './paid-card.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { PayoutReceipt } from './payout-receipt.tsx';
import { PayoutRefusal } from './payout-refusal.tsx';
import { ReadyCard, type ReadyPayout } from './ready-card.tsx';
import { RunningCard } from './running-card.tsx';
import type { PayoutAttempt } from './use-payout-attempt.ts';
import type { SpinPayoutView } from './use-spin-payout.ts';

export interface SpinPayoutPanelProps {
  readonly view: Extract<SpinPayoutView, { status: 'ready' }>;
  readonly attempt: PayoutAttempt;
  readonly renderBankSheet: RenderBankSheet;
}

/** The payout in each of its states, and the result of the last press. */
export function SpinPayoutPanel({ view, attempt, renderBankSheet }: SpinPayoutPanelProps) {
  const { t } = useTranslation('spinPayout');
  const errors = useErrorText();
  const isConnected = useIsOnline();
  const [confirm, setConfirm] = useState<{ payout: ReadyPayout; isOpen: boolean } | null>(null);
  const { payout, problem, refresh } = view;
  const { now } = attempt;

  async function handleConfirm(confirmed: ReadyPayout, at: number) {
    await attempt.submit({ tid: confirmed.roundId }, at);
    setConfirm({ payout: confirmed, isOpen: false });
  }

  if (now.stage === 'done') {
    return <PayoutReceipt paid={now.answer} onDone={attempt.reset} />;
  }
  if (now.stage === 'unknown') {
    return (
      <InDoubtCard
        title={t('inDoubt.title')}
        text={t('inDoubt.text')}
        note={isConnected ? undefined : t('inDoubt.offline')}
        askLabel={t('inDoubt.ask')}
        isAsking={now.isRetrying}
        onAsk={attempt.retry}
      />
    );
  }
  const failure = now.stage === 'editing' ? now.failure : null;
  return (
    <>
      {problem !== null && <NoticeBanner tone="warning" text={t('stale', { problem })} />}
      {failure?.kind === 'errcode' && (
        <PayoutRefusal
          code={failure.errcode}
          onAgain={() => {
            attempt.reset();
            refresh();
          }}
        />
      )}
      {failure !== null && failure.kind !== 'errcode' && (
        <NoticeBanner tone="failure" text={errors.loading(failure)} />
      )}
      <PayoutCard
        payout={payout}
        onPayOut={(ready) => setConfirm({ payout: ready, isOpen: true })}
      />
      {payout.status !== 'none' && payout.status !== 'over' && (
        <PayoutAccount renderBankSheet={renderBankSheet} />
      )}
      {confirm !== null && (
        <ConfirmSheet
          payout={confirm.payout}
          isOpen={confirm.isOpen}
          isSending={now.stage === 'sending'}
          onConfirm={({ timeStamp }) => void handleConfirm(confirm.payout, timeStamp)}
          onClose={() => setConfirm({ ...confirm, isOpen: false })}
          onClosed={() => setConfirm(null)}
        />
      )}
    </>
  );
}

interface PayoutCardProps {
  readonly payout: SpinPayoutPanelProps['view']['payout'];
  readonly onPayOut: (payout: ReadyPayout) => void;
}

function PayoutCard({ payout, onPayOut }: PayoutCardProps) {
  switch (payout.status) {
    case 'none':
    case 'over':
      return <DeadState status={payout.status} />;
    case 'running':
      return <RunningCard payout={payout} />;
    case 'ready':
      return <ReadyCard payout={payout} onPayOut={() => onPayOut(payout)} />;
    case 'paid':
      return <PaidCard payout={payout} />;
  }
}
