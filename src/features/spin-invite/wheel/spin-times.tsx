import type { EpochMs } from '#domain/duration.ts';
import { freeSpinOf, type SpinFigures } from '#domain/spin-invite.ts';
import { clockText, secondsUntil } from '#domain/verification-code.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/card.tsx';
import { useTranslation } from 'react-i18next';
import styles from './spin-times.module.css';

export interface SpinTimesProps {
  readonly figures: SpinFigures;
  /** By the platform's clock. */
  readonly now: EpochMs;
}

const DAY_S = 86_400;

/** Spins left, the next free one, who came, and when the round ends. */
export function SpinTimes({ figures, now }: SpinTimesProps) {
  const { t } = useTranslation('spinInvite');
  const { moment } = useFormats();
  const { spins, endsAt, invited, state } = figures;
  const left = secondsUntil(endsAt, now);
  const timeLeft =
    left >= DAY_S ? t('wheel.days', { count: Math.floor(left / DAY_S) }) : clockText(left);
  const free = freeSpinOf(figures, now);
  return (
    <Card className={styles.times}>
      {state === 'running' && (
        <>
          <p className={styles.spins}>
            {spins > 0 ? t('wheel.left', { count: spins }) : t('wheel.none')}
          </p>
          {free.status === 'here' && spins > 0 && <p>{t('wheel.freeNow')}</p>}
          {free.status === 'none' && <p>{t('wheel.noFree')}</p>}
          {free.status === 'coming' && (
            <p role="timer">
              {t('wheel.nextFree', { time: clockText(secondsUntil(free.at, now)) })}
            </p>
          )}
        </>
      )}
      <p>{t('wheel.invited', { count: invited })}</p>
      <p className={styles.ends}>
        <span>{t('wheel.ends', { moment: moment(endsAt) })}</span>
        {left > 0 && <span>{t('wheel.endsIn', { time: timeLeft })}</span>}
      </p>
    </Card>
  );
}
