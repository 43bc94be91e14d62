import { upTo } from '#shared/money/money.ts';
import type { VipLevel, VipProgress } from '#shared/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useTranslation } from 'react-i18next';

interface VipTodayProps {
  readonly progress: VipProgress;
  readonly levels: readonly VipLevel[];
}

/** Today's withdrawals against the level's limits (spec §6). */
export function VipToday({ progress, levels }: VipTodayProps) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const own = levels.find(({ level }) => level === progress.level);
  if (own === undefined) return null;
  const { todayCount, todayAmount } = progress;
  const { withdrawCount, withdrawDayMax, withdrawMax } = own;
  return (
    <Section title={t('today.title')}>
      <Card gap={3}>
        <ProgressBar
          fraction={withdrawCount > 0 ? todayCount / withdrawCount : 1}
          label={t('today.count')}
          valueText={t('today.of', { used: upTo(todayCount, withdrawCount), limit: withdrawCount })}
        />
        <ProgressBar
          fraction={withdrawDayMax > 0 ? todayAmount / withdrawDayMax : 1}
          label={t('today.amount')}
          valueText={t('today.of', {
            used: money(upTo(todayAmount, withdrawDayMax)),
            limit: money(withdrawDayMax, 'floor'),
          })}
        />
        <Note tone="faint">{`${t('today.perOrder', { amount: money(withdrawMax, 'floor') })} ${t('today.reset')}`}</Note>
      </Card>
    </Section>
  );
}
