import type { VipLevel, VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
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
      <h2 className={styles.title}>{t('today.title')}</h2>
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
        <p className={styles.note}>
          {t('today.perOrder', { amount: money(withdrawMax, 'floor') })} {t('today.reset')}
        </p>
      </Card>
    </section>
  );
}
