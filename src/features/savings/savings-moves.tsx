import { subtract, ZERO } from '#domain/money.ts';
import type { SavingsMovement } from '#domain/savings/interest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-moves.module.css';
import type { SavingsMoveList } from './use-savings.ts';

/** What was put in, taken out and received, newest first. */
export function SavingsMoves({ moves }: { readonly moves: SavingsMoveList }) {
  const { t } = useTranslation('savings');
  const { items, hasMore, isLoading, problem, loadMore } = moves;
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size="lead" weight="bold">
        {t('record.title')}
      </Text>
      {items.length === 0 && !isLoading && problem === null && (
        <Text tone="faint" size="small">
          {t('record.empty')}
        </Text>
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
        <Text role="alert" tone="danger" size="small">
          {t('record.failed')} {problem}
        </Text>
      )}
      {hasMore && (
        <Button variant="quiet" isBusy={isLoading} onClick={loadMore}>
          {t('record.more')}
        </Button>
      )}
    </Stack>
  );
}

function MoveRow({ move }: { readonly move: SavingsMovement }) {
  const { t } = useTranslation('savings');
  const { money, moment } = useFormats();
  const { kind, amount, amountAfter, time } = move;
  const isOut = kind === 'out';
  return (
    <Row as="li" gap={4} lineGap={1} align="stretch" justify="between" wrap className={styles.row}>
      <Stack as="span" gap="hair">
        <Text as="span" weight="medium">
          {t(`record.${kind}`)}
        </Text>
        <Text as="span" tone="faint" size="small">
          {moment(time)}
        </Text>
      </Stack>
      <Stack as="span" gap="hair" className={styles.numbers}>
        <Amount
          text={isOut ? money(subtract(ZERO, amount)) : `+${money(amount)}`}
          tone={isOut ? 'inherit' : 'jade'}
        />
        <Text as="span" tone="faint" size="small">
          {t('record.after', { amount: money(amountAfter) })}
        </Text>
      </Stack>
    </Row>
  );
}
