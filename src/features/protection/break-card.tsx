import { useTakeBreakMutation } from '#api/protection.ts';
import { breakEnd, BREAK_HOURS, type BreakHours } from '#shared/protection/pause.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';
import styles from './protection.module.css';

/** A break: choose its length, then confirm. It begins at once. */
export function BreakCard() {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { moment } = useFormats();
  const now = useServerNow();
  const [takeBreak] = useTakeBreakMutation();
  const { status, problem, start, clearProblem } = useFormTry();
  const [hours, setHours] = useState<BreakHours | null>(null);

  async function stop(chosen: BreakHours): Promise<string | null> {
    const { error } = await takeBreak({ hours: chosen });
    if (error !== undefined) return errors.loading(error);
    setHours(null);
    return null;
  }

  return (
    <InfoCard title={t('pause.title')} text={t('pause.text')}>
      {hours === null ? (
        <div className={styles.lengths}>
          {BREAK_HOURS.map((choice) => (
            <Button
              key={choice}
              variant="quiet"
              onClick={() => {
                clearProblem();
                setHours(choice);
              }}
            >
              {t(`pause.hours.for${choice}`)}
            </Button>
          ))}
        </div>
      ) : (
        <ConfirmStep
          title={t('pause.question', { time: t(`pause.hours.for${hours}`) })}
          text={t('pause.until', { time: moment(breakEnd(0, hours, now)) })}
          confirmLabel={t('pause.confirm')}
          cancelLabel={t('pause.cancel')}
          isBusy={status === 'sending'}
          error={problem ?? undefined}
          onConfirm={(press) => start(press.timeStamp, () => stop(hours))}
          onCancel={() => setHours(null)}
        />
      )}
    </InfoCard>
  );
}
