import type { BonusState } from '#domain/cash-bonus.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bonus-list.module.css';

interface BonusRowProps {
  readonly name: string;
  /** Formatted. */
  readonly amount: string;
  readonly state: BonusState;
  readonly isBusy: boolean;
  /** The press's moment in ms. */
  readonly onCollect: (at: number) => void;
  /** Stands where the button is while it is not reached. */
  readonly waiting?: ReactNode;
  /** What it asks for. */
  readonly children?: ReactNode;
  /** Stands below, in the row's whole width. */
  readonly below?: ReactNode;
}

/** One bonus: what it brings, what it asks for, and the button that collects it. */
export function BonusRow(props: BonusRowProps) {
  const { name, amount, state, isBusy, onCollect, waiting, children, below } = props;
  const { t } = useTranslation('cashBonus');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Amount text={amount} />
        {children}
      </div>
      {state === 'claimable' && (
        <Button
          variant="gold"
          size="small"
          aria-label={t('collectOf', { amount, name })}
          isBusy={isBusy}
          onClick={({ timeStamp }) => onCollect(timeStamp)}
        >
          {t('collect')}
        </Button>
      )}
      {state === 'claimed' && (
        <span className={styles.had}>
          <CheckIcon size={18} />
          {t('collected')}
        </span>
      )}
      {state === 'not-reached' &&
        (waiting ?? <span className={styles.note}>{t('notReached')}</span>)}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </li>
  );
}
