import type { VipLevel, VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-panel.module.css';

interface VipTodayProps {
  readonly standing: VipStanding;
  readonly levels: readonly VipLevel[];
}

/** What was withdrawn today against what the level allows (spec §6). */
export function VipToday({ standing, levels }: VipTodayProps) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const own = levels.find(({ level }) => level === standing.level);
  if (own === undefined) return null;
  const { todayCount, todayAmount } = standing;
  const { withdrawCount, withdrawDayMax, withdrawMax } = own;
  return (
    <section className={styles.part}>
      <Text as="h2" size="lead" weight="bold">
        {t('today.title')}
      </Text>
      <Card className={styles.part}>
        <ProgressBar
          fraction={withdrawCount > 0 ? todayCount / withdrawCount : 1}
          label={t('today.count')}
          valueText={t('today.of', { used: todayCount, limit: withdrawCount })}
        />
        <ProgressBar
          fraction={withdrawDayMax > 0 ? todayAmount / withdrawDayMax : 1}
          label={t('today.amount')}
          valueText={t('today.of', {
            used: money(todayAmount),
            limit: money(withdrawDayMax, 'floor'),
          })}
        />
        <Text tone="faint" size="small">
          {t('today.perOrder', { amount: money(withdrawMax, 'floor') })} {t('today.reset')}
        </Text>
      </Card>
    </section>
  );
}
