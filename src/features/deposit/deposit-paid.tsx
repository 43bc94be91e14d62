import type { DepositCheck } from '#domain/deposit/order.ts';
import { ZERO } from '#domain/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { takeFocus } from '#platform/take-focus.ts';
import { selectBalance } from '#session/session-slice.ts';
import { Amount } from '#ui/amount.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CopyLine } from './copy-line.tsx';
import styles from './deposit-result.module.css';

export interface DepositPaidProps {
  readonly check: DepositCheck;
  readonly onDone: () => void;
  /** Back into the game that was left for it; otherwise the way on is the lobby. */
  readonly onPlayOn?: () => void;
}

/** A deposit that arrived: what came, and the balance after it. */
export function DepositPaid({ check, onDone, onPlayOn }: DepositPaidProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const held = useSelector(selectBalance);
  // The refreshed balance wins once it is as new as the answer; until then the answer's own holds.
  const coin = held !== null && held.seq >= check.seq ? held.coin : check.coin;
  return (
    <Card look="reward" className={styles.result} data-deposit="paid">
      <output ref={takeFocus} tabIndex={-1} className={styles.title}>
        <span className={styles.tick}>
          <CheckIcon size={40} />
        </span>
        {t('order.paidTitle')}
      </output>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{t('order.paidAmount')}</dt>
          <dd>
            <Amount text={money(check.amount)} tone="inherit" />
          </dd>
        </div>
        {check.bonus > ZERO && (
          <div className={styles.line}>
            <dt>{t('order.paidBonus')}</dt>
            <dd>
              <Amount text={money(check.bonus)} tone="jade" />
            </dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{t('order.newBalance')}</dt>
          <dd>
            <Amount text={money(coin)} size="large" isBalance />
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {onPlayOn === undefined ? (
          <Link to="/lobby/home" className={buttonClass('primary', 'large', true)}>
            {t('order.play')}
          </Link>
        ) : (
          <Button size="large" isWide onClick={onPlayOn}>
            {t('order.playOn')}
          </Button>
        )}
        <Button variant="quiet" isWide onClick={onDone}>
          {t('order.another')}
        </Button>
      </div>
      <CopyLine
        text={t('order.number', { orderNo: check.orderNo })}
        copied={check.orderNo}
        label={t('order.copy')}
      />
    </Card>
  );
}
