import { subtract, ZERO } from '#domain/money.ts';
import type { SavingsMovement } from '#domain/savings/interest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-moves.module.css';
import type { SavingsMoveList } from './use-savings.ts';

/** What was put in, taken out and received, newest first. */
export function SavingsMoves({ moves }: { readonly moves: SavingsMoveList }) {
  const { t } = useTranslation('savings');
  const { items, hasMore, isLoading, problem, loadMore } = moves;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('record.title')}</h2>
      {items.length === 0 && !isLoading && problem === null && (
        <p className={styles.note}>{t('record.empty')}</p>
      )}
      {items.length > 0 && (
        <Card className={styles.card}>
          <ul>
            {items.map((move, place) => (
              <MoveRow key={`${items.length - place} ${move.time}`} move={move} />
            ))}
          </ul>
        </Card>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {t('record.failed')} {problem}
        </p>
      )}
      {hasMore && (
        <Button variant="quiet" isBusy={isLoading} onClick={loadMore}>
          {t('record.more')}
        </Button>
      )}
    </section>
  );
}

function MoveRow({ move }: { readonly move: SavingsMovement }) {
  const { t } = useTranslation('savings');
  const { money, moment } = useFormats();
  const { kind, amount, amountAfter, time } = move;
  const isOut = kind === 'out';
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t(`record.${kind}`)}</span>
        <span className={styles.note}>{moment(time)}</span>
      </span>
      <span className={styles.numbers}>
        <Amount
          text={isOut ? money(subtract(ZERO, amount)) : `+${money(amount)}`}
          tone={isOut ? 'inherit' : 'jade'}
        />
        <span className={styles.note}>{t('record.after', { amount: money(amountAfter) })}</span>
      </span>
    </li>
  );
}
