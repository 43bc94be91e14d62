import type { WithdrawalStep } from '#domain/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import styles from './withdrawal-steps.module.css';

/** The steps of a withdrawal, the last one being where it stands. */
export function WithdrawalSteps({ steps }: { readonly steps: readonly WithdrawalStep[] }) {
  const { t } = useTranslation('record');
  const { moment } = useFormats();
  if (steps.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('detail.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map(({ state, time, text }, place) => (
          <li
            key={`${place} ${time}`}
            className={classNames(styles.step, place === steps.length - 1 && styles[state])}
            aria-current={place === steps.length - 1 ? 'step' : undefined}
          >
            <span className={styles.state}>{t(`withdrawal.${state}`)}</span>
            <span className={styles.note}>{moment(time)}</span>
            {text !== '' && <span className={styles.note}>{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
