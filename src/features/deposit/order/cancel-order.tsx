import { useCancelDepositMutation } from '#api/deposit.ts';
import { DepositCode } from '#shared/deposit/errors.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { createFormRequestNumber } from '#state/money-call/form-request-number.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CancelOrderProps {
  readonly orderNo: string;
  /** The formatted amount, to tell the buttons of several orders apart. */
  readonly amount: string;
  /** Called when the order is cancelled, or is found to be paid or over. */
  readonly onEnded: () => void;
}

/** Cancels an unpaid order after a question; renders nothing where the server cannot. */
export function CancelOrder({ orderNo, amount, onEnded }: CancelOrderProps) {
  const { t } = useTranslation('deposit');
  const errors = useErrorText();
  const [cancel] = useCancelDepositMutation();
  const [numbers] = useState(() => createFormRequestNumber(() => crypto.randomUUID()));
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { status, problem, start, clearProblem } = useFormTry();

  async function send(): Promise<string | null> {
    const body = { orderNo };
    const { error } = await cancel({ ...body, reqNo: numbers.numberOf(body) });
    if (error === undefined) {
      numbers.settle();
      onEnded();
      return null;
    }
    if ('kind' in error && error.kind === 'http' && error.status === 404) setMissing(true);
    if ('kind' in error && error.kind === 'errcode') {
      numbers.settle();
      if (error.errcode === DepositCode.alreadyClaimed) {
        onEnded();
        return t('cancel.paid');
      }
    }
    return errors.loading(error);
  }

  if (isMissing) return null;
  if (!isAsking) {
    return (
      <Button
        variant="ghost"
        size="small"
        aria-label={t('cancel.of', { amount })}
        onClick={() => setAsking(true)}
      >
        {t('cancel.cancel')}
      </Button>
    );
  }
  return (
    <ConfirmStep
      title={t('cancel.ask', { amount })}
      text={t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      isBusy={status === 'sending'}
      error={problem ?? undefined}
      onConfirm={({ timeStamp }) => start(timeStamp, send)}
      onCancel={() => {
        clearProblem();
        setAsking(false);
      }}
    />
  );
}
