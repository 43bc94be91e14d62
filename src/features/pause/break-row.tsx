import { useProtectionQuery } from '#api/protection.ts';
import { serverNow } from '#api/core/server-clock.ts';
import { breakEnd, pauseAt, type Pause } from '#shared/protection/pause.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { isOnline } from '#browser/page/page.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { useDayBreak } from '#state/clock/use-day-break.ts';
import { ConfirmStep } from '#ui/overlay/confirm-step.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { ListRow, listRowClass, listRowStillClass } from '#ui/list/list-row.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePauseTitle } from './use-pause-title.ts';

/** "Stop for 24 hours" as a row with an inline confirmation; a paused player sees the end of the pause. */
export function BreakRow() {
  const { data } = useProtectionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !isOnline(),
  });
  const dayBreak = useDayBreak();
  const pause = data === undefined ? null : pauseAt(data, serverNow());
  return pause === null ? (
    <BreakQuestion
      isBusy={dayBreak.isBusy}
      hasFailed={dayBreak.hasFailed}
      onStop={() => void dayBreak.take()}
    />
  ) : (
    <PauseLine pause={pause} />
  );
}

export interface BreakQuestionProps {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onStop: () => void;
}

/** The row, replaced by the confirmation. */
export function BreakQuestion({ isBusy, hasFailed, onStop }: BreakQuestionProps) {
  const { t } = useTranslation('pause');
  const { moment } = useFormats();
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  if (step === 'asking') {
    return (
      <ConfirmStep
        title={t('question')}
        text={t('text', { until: moment(breakEnd(0, 24, serverNow())) })}
        confirmLabel={t('stop')}
        cancelLabel={t('cancel')}
        isBusy={isBusy}
        error={hasFailed ? t('failed') : undefined}
        onConfirm={onStop}
        onCancel={() => setStep('cancelled')}
      />
    );
  }
  return (
    <button
      type="button"
      ref={step === 'cancelled' ? takeFocus : undefined}
      className={listRowClass}
      onClick={() => setStep('asking')}
    >
      <ListRow icon={<PauseIcon />} title={t('stop')} hasChevron={false} />
    </button>
  );
}

/** When a pause ends, or whom to ask; and what stays available. */
export function PauseLine({ pause }: { readonly pause: Pause }) {
  const { t } = useTranslation('pause');
  const title = usePauseTitle(pause);
  const { kind, until } = pause;
  return (
    <output className={listRowStillClass} data-pause={kind}>
      <ListRow
        icon={<PauseIcon />}
        title={title}
        note={until === null ? `${t('ask')} ${t('open')}` : t('open')}
        hasChevron={false}
      />
    </output>
  );
}
