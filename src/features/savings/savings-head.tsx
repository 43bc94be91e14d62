import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Amount } from '#ui/money/amount.tsx';
import { FigureHead } from '#ui/money/figure-head.tsx';
import { Card } from '#ui/layout/card.tsx';
import { BankIcon } from '#ui/icons/bank-icon.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-head.module.css';
import type { ReadySavings } from './use-savings.ts';

/** A longer amount has the width of a phone for itself. */
const LONG = 10;

/** The saved amount and its rate. */
export function SavingsHead({ state }: { readonly state: ReadySavings }) {
  const { t } = useTranslation('savings');
  const { money, percent } = useFormats();
  const { amount, aprBps } = state.savings;
  const saved = money(amount);
  return (
    <Card look="raised">
      <FigureHead
        label={t('inBank')}
        sign={
          <span className={classNames(styles.sign, saved.length >= LONG && styles.isCrowded)}>
            <BankIcon size={28} />
          </span>
        }
      >
        <Amount text={saved} size="huge" />
        <Note as="span">
          {aprBps > 0 ? t('apr', { percent: percent(aprBps) }) : t('noInterest')}
        </Note>
      </FigureHead>
    </Card>
  );
}
