import { useTradeInfoQuery } from '#api/deposit.ts';
import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { usePackageWords } from '#i18n/use-package-words.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { OwnWagering } from '#features/deposit/limits/own-wagering.tsx';
import type { DepositCheck } from '#shared/deposit/order.ts';
import { add, subtract, ZERO } from '#shared/money/money.ts';
import { CountedMoney } from '#state/session/counted-money.tsx';
import { useNextStep } from '#state/reward/use-next-step.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { BalanceLine } from '#ui/money/balance-line.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SuccessMoment } from '#ui/outcome/success-moment.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CopyLine } from './copy-line.tsx';
import styles from './deposit-result.module.css';

export interface DepositPaidProps {
  readonly check: DepositCheck;
  readonly onDone: () => void;
  /** Returns to the game that opened the deposit; without it the next step is the game played last. */
  readonly onPlayOn?: () => void;
}

/** A deposit that arrived: its amounts and the new balance. */
export function DepositPaid({ check, onDone, onPlayOn }: DepositPaidProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const describe = useWageringTexts();
  const describePack = usePackageWords();
  const { data: offer } = useTradeInfoQuery();
  const pack = offer?.packages.find(({ id }) => id === check.itemId) ?? null;
  const bonus = subtract(check.bonus, check.boost);
  const held = useSelector(selectBalance);
  const nextStep = useNextStep({ rewards: [{ id: RewardId.coins, count: check.amount }] });
  // The refreshed balance wins once it is as new as the answer; until then the answer's own is shown.
  const coin = held !== null && held.seq >= check.seq ? held.coin : check.coin;
  return (
    <Card look="reward" className={styles.result} data-deposit="paid">
      <SuccessMoment
        title={t('order.paidTitle')}
        balance={
          <BalanceLine
            label={t('order.newBalance')}
            balance={money(coin)}
            countUp={<CountedMoney gained={add(check.amount, check.bonus)} to={coin} />}
          />
        }
        step={onPlayOn === undefined ? nextStep : { label: t('order.playOn'), onPress: onPlayOn }}
        leave={[{ label: t('order.another'), onPress: onDone }]}
        foot={
          <CopyLine
            text={t('order.number', { orderNo: check.orderNo })}
            copied={check.orderNo}
            label={t('order.copy')}
          />
        }
      >
        <List as="dl" gap={2}>
          <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
            <dt>{t('order.paidAmount')}</dt>
            <dd>
              <Amount text={money(check.amount)} tone="inherit" />
            </dd>
          </Row>
          {pack !== null && (
            <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
              <dt>{t('order.paidPackage')}</dt>
              <dd>{describePack(pack).name}</dd>
            </Row>
          )}
          {bonus > ZERO && (
            <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
              <dt>{t('order.paidBonus')}</dt>
              <dd>
                <Amount text={money(bonus)} tone="jade" />
              </dd>
            </Row>
          )}
          {check.boost > ZERO && (
            <Row gap={3} lineGap={0} align="baseline" spread className={styles.line}>
              <dt>{t('order.paidBoost')}</dt>
              <dd>
                <Amount text={money(check.boost)} tone="jade" />
              </dd>
            </Row>
          )}
        </List>
        {check.bonus > ZERO && (
          <WageringTerms {...describe({ amount: check.bonus, need: check.needBet, days: null })} />
        )}
        <OwnWagering amount={check.amount} />
      </SuccessMoment>
    </Card>
  );
}
