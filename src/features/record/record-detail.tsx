import type { RecordItem } from '#shared/record/record-item.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CopyNumber } from './copy-number.tsx';
import styles from './record-detail.module.css';
import { useRecordFacts } from './record-facts.ts';
import { RecordSign } from './record-sign.tsx';
import { useRecordWords } from './record-words.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

interface RecordDetailProps {
  readonly item: RecordItem;
  readonly onQuery: (query: RecordQuery) => void;
}

/** All facts of one record, and its next step. */
export function RecordDetail({ item, onQuery }: RecordDetailProps) {
  const { t } = useTranslation('record');
  const { moment } = useFormats();
  const facts = useRecordFacts();
  const { title, amount, flow, state } = useRecordWords().line(item);
  const number = item.tab === 'all' ? item.refNo || item.id : item.id;
  return (
    <Stack gap={4}>
      <Row gap={3} wrap>
        <RecordSign item={item} />
        <Stack as="span" gap="hair" className={styles.words}>
          <Text as="span" weight="medium" breaks dir="auto">
            {title}
          </Text>
          <Note as="span" tone="faint">
            {moment(item.time)}
          </Note>
        </Stack>
        {state !== null && <Badge tone={state.tone}>{state.word}</Badge>}
      </Row>
      <Text align="center">
        <Amount text={amount} size="huge" tone={flow === 'in' ? 'jade' : 'inherit'} />
      </Text>
      <Card inset="rows">
        <List as="dl" divided="wide">
          {facts(item).map(([name, value]) => (
            <Row key={name} gap={4} lineGap="hair" align="stretch" spread>
              <Note as="dt" tone="faint">
                {name}
              </Note>
              <Text
                as="dd"
                weight="medium"
                figures
                breaks
                align="end"
                className={styles.value}
                dir="auto"
              >
                {value}
              </Text>
            </Row>
          ))}
        </List>
      </Card>
      {number !== '' && (
        <CopyNumber
          name={t(
            item.tab === 'rounds'
              ? 'column.round'
              : item.tab === 'all'
                ? 'column.reference'
                : 'column.order',
          )}
          number={number}
        />
      )}
      {item.tab === 'withdrawals' && <WithdrawalSteps steps={item.steps} />}
      <NextStep item={item} onQuery={onQuery} />
    </Stack>
  );
}

/** The next step of a record, if there is one. */
function NextStep({ item, onQuery }: RecordDetailProps) {
  const { t } = useTranslation('record');
  const { playBlock } = useAccountState();
  switch (item.tab) {
    case 'all':
      return null;
    case 'deposits':
      if (item.state === 'waiting' && playBlock === null) {
        return (
          <Link to="/deposit" className={buttonClass('primary', 'large', true)}>
            {t('detail.toDeposit')}
          </Link>
        );
      }
      return item.state === 'failed' ? <ServiceLink /> : null;
    case 'withdrawals':
      return item.state === 'failed' || item.state === 'rejected' ? <ServiceLink /> : null;
    case 'rounds':
      return (
        <Button
          variant="quiet"
          isWide
          onClick={() => onQuery({ tab: 'rounds', game: item.gameId })}
        >
          {t('detail.onlyGame')}
        </Button>
      );
  }
}

function ServiceLink() {
  const { t } = useTranslation('record');
  return (
    <Link to="/service" className={buttonClass('quiet', 'medium', true)}>
      {t('detail.toService')}
    </Link>
  );
}
