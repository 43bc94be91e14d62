import type { Protection } from '#shared/protection/protection.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { useTranslation } from 'react-i18next';
import { useLimitWords } from './use-limit-words.ts';

/** The time is known where a limit of the day counts it. */
export function TodayFacts({
  protection: { netToday, limits },
}: {
  readonly protection: Pick<Protection, 'netToday' | 'limits'>;
}) {
  const { t } = useTranslation('protection');
  const { money } = useFormats();
  const { valueOf } = useLimitWords();
  const time = limits.find(({ kind, period }) => kind === 'session' && period === 'day');
  return (
    <SummaryList
      items={[
        { name: t('today.net'), value: money(netToday) },
        ...(time === undefined
          ? []
          : [{ name: t('limit.kind.session'), value: valueOf('session', time.used) }]),
      ]}
    />
  );
}
