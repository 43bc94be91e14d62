import { seconds, type EpochMs } from '#shared/time/duration.ts';
import { clockText, secondsUntil } from '#shared/mobile/verification-code.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const DAY = 86_400;

interface RewardEndProps {
  readonly endsAt: EpochMs;
  readonly isOver: boolean;
  /** In a line of text, as on a tile. */
  readonly as?: 'p' | 'span';
}

/**
 * When a reward ends: a countdown while it runs, the date and time afterwards. The only part of the list that
 * renders every second.
 */
export function RewardEnd({ endsAt, isOver, as: Element = 'p' }: RewardEndProps) {
  const { t } = useTranslation('activityCentre');
  const { moment } = useFormats();
  const words = useMemo(() => moment(endsAt), [moment, endsAt]);
  const left = secondsUntil(endsAt, useServerNow(!isOver));
  if (isOver || left <= 0) return <Element>{t('ended', { moment: words })}</Element>;
  const days = Math.floor(left / DAY);
  const clock = clockText(seconds(left % DAY));
  return (
    <Element role="timer" title={words}>
      {t('ends', { time: days > 0 ? t('days', { count: days, time: clock }) : clock })}
    </Element>
  );
}
