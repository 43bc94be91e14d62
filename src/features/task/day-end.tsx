import { elapsed, type EpochMs } from '#shared/time/duration.ts';
import { useTimeLeft } from '#i18n/use-time-left.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Note } from '#ui/base/note.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Interval of refreshes until the server has begun the new day. */
const ASK_EVERY_MS = 3_000;

interface DayEndProps {
  readonly resetsAt: EpochMs;
  /** The day has ended: the tasks may be new ones. */
  readonly onNewDay: () => void;
}

/** Time until the day's tasks end, by the server's clock. */
export function DayEnd({ resetsAt, onNewDay }: DayEndProps) {
  const { t } = useTranslation('task');
  const timeLeft = useTimeLeft();
  const left = elapsed(useServerNow(), resetsAt);
  const isOver = left <= 0;
  const ask = useEffectEvent(onNewDay);

  useEffect(() => {
    if (!isOver) return undefined;
    ask();
    const timer = setInterval(() => ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  return (
    <Note as="span" figures role="timer">
      {isOver ? t('resetting') : t('resetsIn', { time: timeLeft(left) })}
    </Note>
  );
}
