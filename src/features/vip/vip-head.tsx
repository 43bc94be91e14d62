import { wayUp, type VipLevel, type VipNeed, type VipStanding } from '#domain/vip/vip.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/card.tsx';
import { VipIcon } from '#ui/icons/vip-icon.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-head.module.css';

interface VipHeadProps {
  readonly standing: VipStanding;
  readonly levels: readonly VipLevel[];
}

/** The player's level, and how far it is to the next one. */
export function VipHead({ standing, levels }: VipHeadProps) {
  const { t } = useTranslation('vip');
  const { level } = standing;
  const way = wayUp(levels, standing);
  return (
    <Card look="reward" className={styles.head}>
      <div className={styles.level}>
        <span className={styles.badge}>
          <VipIcon size={32} />
        </span>
        <p className={styles.words}>
          <span className={styles.note}>{t('yourLevel')}</span>
          <strong className={styles.name}>{t('level', { level })}</strong>
        </p>
      </div>
      {way === null && levels.length > 0 && (
        <p className={styles.words}>
          <span>{t('way.top')}</span>
          <span className={styles.note}>{t('way.topText')}</span>
        </p>
      )}
      {way !== null && (
        <div className={styles.way}>
          <h2 className={styles.title}>{t('way.title', { level: way.next.level })}</h2>
          <Need name="recharge" need={way.recharge} />
          <Need name="bets" need={way.bets} />
          <p className={styles.note}>{t('way.both')}</p>
        </div>
      )}
    </Card>
  );
}

function Need({ name, need }: { readonly name: 'recharge' | 'bets'; readonly need: VipNeed }) {
  const { t } = useTranslation('vip');
  const { money } = useFormats();
  const { has, needs, left, fraction } = need;
  return (
    <div className={styles.need}>
      <ProgressBar
        fraction={fraction}
        label={t(`way.${name}`)}
        valueText={t('way.of', { has: money(has, 'floor'), needs: money(needs, 'floor') })}
      />
      <span className={styles.left}>
        {left === 0 ? t('way.done') : t('way.left', { left: money(left) })}
      </span>
    </div>
  );
}
