import { subtract, ZERO } from '#domain/money.ts';
import type { SavingsMovement } from '#domain/savings/interest.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './savings-moves.module.css';
import type { SavingsMoveList } from './use-savings.ts';

/** What was put in, taken out and received, newest first. */
export function SavingsMoves({ moves }: { readonly moves: SavingsMoveList }) {
  const { t } = useTranslation('savings');
  const { items, hasMore, isLoading, problem, loadMore } = moves;
  return (
    <Section title={t('record.title')}>
      {items.length === 0 && !isLoading && problem === null && (
        <Note tone="faint">{t('record.empty')}</Note>
      )}
      {items.length > 0 && (
        <Card inset="rows">
          <List divided="wide">
            {items.map((move, place) => (
              <MoveRow key={`${items.length - place} ${move.time}`} move={move} />
            ))}
          </List>
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
    </Section>
  );
}

function MoveRow({ move }: { readonly move: SavingsMovement }) {
  const { t } = useTranslation('savings');
  const { money, moment } = useFormats();
  const { kind, amount, amountAfter, time } = move;
  const isOut = kind === 'out';
  return (
    <Row as="li" gap={4} lineGap={1} align="stretch" spread>
      <Stack as="span" gap="hair">
        <Text as="span" weight="medium">
          {t(`record.${kind}`)}
        </Text>
        <Note as="span" tone="faint">
          {moment(time)}
        </Note>
      </Stack>
      <Stack as="span" gap="hair" className={styles.numbers}>
        <Amount
          text={isOut ? money(subtract(ZERO, amount)) : `+${money(amount)}`}
          tone={isOut ? 'inherit' : 'jade'}
        />
        <Note as="span" tone="faint">
          {t('record.after', { amount: money(amountAfter) })}
        </Note>
      </Stack>
    </Row>
  );
}
