import type { EpochMs } from '#shared/time/duration.ts';
import { clockText, secondsUntil } from '#shared/mobile/verification-code.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';

/** Time left to pay an order. */
export function TimeLeft({ until }: { readonly until: EpochMs }) {
  const { t } = useTranslation('deposit');
  const left = secondsUntil(until, useServerNow());
  return (
    <Note as="span" figures role="timer">
      {left > 0 ? t('waiting.left', { time: clockText(left) }) : t('waiting.ended')}
    </Note>
  );
}
