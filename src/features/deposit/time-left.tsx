import type { EpochMs } from '#domain/duration.ts';
import { clockText, secondsUntil } from '#domain/verification-code.ts';
import { useServerNow } from '#session/use-server-now.ts';
import { Note } from '#ui/note.tsx';
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
