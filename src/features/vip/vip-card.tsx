import { tierOf } from '#shared/vip/tier.ts';
import type { VipLevel } from '#shared/vip/vip.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VipEmblem } from '#ui/media/vip-emblem.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-card.module.css';

interface VipCardProps {
  readonly level: number;
  readonly levels: readonly VipLevel[];
}

/** The player's level as a card in its tier's metal, with a dot for every level. */
export function VipCard({ level, levels }: VipCardProps) {
  const { t } = useTranslation('vip');
  return (
    <div className={styles.card} data-tier={tierOf(level)}>
      <p className={styles.words}>
        <span className={styles.label}>{t('yourLevel')}</span>
        <strong className={styles.level}>{t('level', { level })}</strong>
      </p>
      <VipEmblem level={level} size={116} />
      <span className={styles.track} aria-hidden>
        {levels.map((step) => (
          <span
            key={step.level}
            className={classNames(
              styles.dot,
              step.level <= level && styles.reached,
              step.level === level && styles.own,
            )}
          />
        ))}
      </span>
    </div>
  );
}
