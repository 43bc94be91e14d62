import type { EpochMs } from '#shared/time/duration.ts';
import { freeSpinOf, type SpinFigures } from '#shared/spin-invite/spin-invite.ts';
import { clockText, secondsUntil } from '#shared/mobile/verification-code.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';

export interface SpinTimesProps {
  readonly figures: SpinFigures;
  /** By the server's clock. */
  readonly now: EpochMs;
}

const DAY_S = 86_400;

/** Spins left, the next free one, invited friends, and the round's end. */
export function SpinTimes({ figures, now }: SpinTimesProps) {
  const { t } = useTranslation('spinInvite');
  const { moment } = useFormats();
  const { spins, tickets, endsAt, invited, state } = figures;
  const left = secondsUntil(endsAt, now);
  const timeLeft =
    left >= DAY_S ? t('wheel.days', { count: Math.floor(left / DAY_S) }) : clockText(left);
  const free = freeSpinOf(figures, now);
  return (
    <Card gap={1} className={textClass({ tone: 'soft', size: 'small', figures: true })}>
      {state === 'running' && (
        <>
          <Text tone="strong" size="body" weight="bold">
            {spins > 0 ? t('wheel.left', { count: spins }) : t('wheel.none')}
          </Text>
          {tickets > 0 && <p>{t('wheel.tickets', { count: tickets })}</p>}
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
      <Row as="p" gap={4} lineGap={0} align="stretch" spread>
        <span>{t('wheel.ends', { moment: moment(endsAt) })}</span>
        {left > 0 && <span>{t('wheel.endsIn', { time: timeLeft })}</span>}
      </Row>
    </Card>
  );
}
