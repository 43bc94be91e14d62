import { mayDelete, type Mail } from '#shared/mail/mail.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailRemoval } from './use-open-mail.ts';

interface MailRemoveProps {
  readonly mail: Mail;
  readonly removal: MailRemoval;
  readonly onGone: () => void;
}

/** Deletes a mail after a confirmation; a claimable one has to be claimed first (1264). */
export function MailRemove({ mail, removal, onGone }: MailRemoveProps) {
  const { t } = useTranslation('mail');
  const [step, setStep] = useState<'closed' | 'asking' | 'claim-first'>('closed');

  function stop() {
    setStep('closed');
    removal.forget();
  }

  if (step === 'claim-first' && !mayDelete(mail)) {
    return <NoticeBanner tone="info" text={t('claimFirst')} />;
  }
  if (step === 'asking') {
    return (
      <ConfirmStep
        title={t('deleteAsk')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        isBusy={removal.isBusy}
        error={removal.problem ?? undefined}
        onConfirm={() => removal.remove([mail.id], onGone)}
        onCancel={stop}
      />
    );
  }
  return (
    <Button variant="ghost" onClick={() => setStep(mayDelete(mail) ? 'asking' : 'claim-first')}>
      {t('delete')}
    </Button>
  );
}
