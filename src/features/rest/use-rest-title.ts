import type { Calm } from '#domain/protection/standing.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useRestText } from '#i18n/use-rest-text.ts';

/** Who stopped the play, and until when. */
export function useRestTitle({ kind, until }: Calm): string {
  const t = useRestText();
  const { moment } = useFormats();
  if (kind === 'blocked') return t('blocked');
  if (until === null) return t(kind === 'break' ? 'onBreakNoEnd' : 'excludedNoEnd');
  return t(kind === 'break' ? 'onBreak' : 'excluded', { until: moment(until) });
}
