import type { Redemption } from '#api/account-extras-api.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#platform/take-focus.ts';
import { useCoinAfter } from '#session/use-coin-after.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './redeem-done.module.css';

export interface RedeemDoneProps {
  readonly redemption: Redemption;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The rewards. */
  readonly children: ReactNode;
}

/** What a code gave, and the balance after it. */
export function RedeemDone({ redemption, onAgain, onClose, children }: RedeemDoneProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const coin = useCoinAfter(redemption);
  return (
    <div className={styles.done}>
      <output ref={takeFocus} tabIndex={-1} className={styles.title}>
        <span className={styles.tick}>
          <CheckIcon size={36} />
        </span>
        {t('member.redeem.doneTitle')}
      </output>
      <p className={styles.lead}>{t('member.redeem.doneText')}</p>
      {children}
      <p className={styles.balance}>
        <span className={styles.lead}>{t('member.redeem.newBalance')}</span>
        <Amount text={money(coin)} size="large" isBalance />
      </p>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={onAgain}>
          {t('member.redeem.another')}
        </Button>
        <Button onClick={onClose}>{t('member.redeem.close')}</Button>
      </div>
    </div>
  );
}
