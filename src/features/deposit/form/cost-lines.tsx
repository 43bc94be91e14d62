import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { OwnWagering } from '#features/deposit/limits/own-wagering.tsx';
import { firstDepositReward, type DepositSums } from '#shared/deposit/costs.ts';
import type { DepositItem } from '#shared/deposit/offer.ts';
import { add, ZERO } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import styles from './cost-lines.module.css';

export interface CostLinesProps {
  readonly sums: DepositSums;
  /** The item that the amount includes; null for none. */
  readonly item: DepositItem | null;
  /** Of the boost in use; 0 without one. */
  readonly boostPercent: number;
  /** The player's first deposit. */
  readonly isFirst: boolean;
}

/** What is paid, what is credited and what is added, before the order is sent. */
export function CostLines({ sums, item, boostPercent, isFirst }: CostLinesProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const { amount, fee, pays, bonus, boost, mustBet } = sums;
  const onTop = add(bonus, boost);
  return (
    <Card as="section" gap={3} aria-labelledby="deposit-costs">
      <Note id="deposit-costs" as="h2" weight="medium">
        {t('costs.title')}
      </Note>
      <List as="dl" gap={2}>
        <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
          <dt>{t('costs.arrives')}</dt>
          <dd>
            <Amount text={money(amount)} tone="inherit" />
          </dd>
        </Row>
        {bonus > ZERO && (
          <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
            <dt>{t('costs.bonus')}</dt>
            <dd>
              <Amount text={money(bonus)} tone="jade" />
            </dd>
          </Row>
        )}
        {boost > ZERO && (
          <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
            <dt>{t('costs.boost', { percent: boostPercent })}</dt>
            <dd>
              <Amount text={money(boost)} tone="jade" />
            </dd>
          </Row>
        )}
        <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
          <dt>{t('costs.fee')}</dt>
          <dd>
            <Amount text={fee === ZERO ? t('costs.noFee') : money(fee)} tone="inherit" />
          </dd>
        </Row>
        <Row gap={3} lineGap={0} align="baseline" spread className={styles.sum}>
          <dt>{t('costs.pay')}</dt>
          <dd>
            <Amount text={money(pays)} size="large" />
          </dd>
        </Row>
      </List>
      {onTop > ZERO && (
        <Row as="p" gap={2} align="start" className={styles.bonus}>
          <GiftIcon size={20} className={styles.gift} />
          <span>
            <span>{t('costs.bonusLine', { bonus: money(onTop) })}</span>
            {isFirst && item !== null && (
              <span className={styles.first}>
                {t('costs.first', {
                  price: money(item.price),
                  reward: money(firstDepositReward(item)),
                })}
              </span>
            )}
          </span>
        </Row>
      )}
      {onTop > ZERO && (
        <WageringTerms {...describe({ amount: onTop, need: mustBet, days: null })} />
      )}
      <OwnWagering amount={amount} />
    </Card>
  );
}
