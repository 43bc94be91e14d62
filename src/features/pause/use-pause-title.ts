import type { PlayBlock } from '#shared/protection/account-state.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

/** Title of a pause: who stopped play, and until when. */
export function usePauseTitle({ kind, until }: PlayBlock): string {
  const { t } = useTranslation('pause');
  const { moment } = useFormats();
  if (kind === 'blocked') return t('blocked');
  if (until === null) return t(kind === 'break' ? 'onBreakNoEnd' : 'excludedNoEnd');
  return t(kind === 'break' ? 'onBreak' : 'excluded', {
    // The day and its month stay on one line.
    until: moment(until).replaceAll(' ', '\u00a0'),
  });
}
