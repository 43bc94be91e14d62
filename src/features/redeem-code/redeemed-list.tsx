import type { RedeemedCode } from '#api/account-extras-api.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './redeemed-list.module.css';
import type { RenderRewards } from './render-rewards.ts';

export interface RedeemedListProps {
  readonly redeemed: readonly RedeemedCode[];
  readonly renderRewards: RenderRewards;
}

/** The codes that were redeemed, newest first, and what each gave. */
export function RedeemedList({ redeemed, renderRewards }: RedeemedListProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('member.redeem.list')}
      </h3>
      {redeemed.length === 0 ? (
        <p className={styles.empty}>{t('member.redeem.listEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {redeemed.map(({ code, rewards, time }, place) => (
            <li key={`${place} ${code} ${time}`} className={styles.row}>
              <span className={styles.code}>{code}</span>
              <span className={styles.day}>{day(time)}</span>
              {rewards.length > 0 && (
                <span className={styles.rewards}>{renderRewards(rewards, 'line')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
