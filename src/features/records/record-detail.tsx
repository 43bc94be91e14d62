import type { RecordItem } from '#domain/record/record-item.ts';
import type { RecordQuery } from '#domain/record/record-query.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useStanding } from '#session/use-standing.ts';
import { Amount } from '#ui/amount.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
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

/** All of one record, and what can be done about it. */
export function RecordDetail({ item, onQuery }: RecordDetailProps) {
  const { t } = useTranslation('record');
  const { moment } = useFormats();
  const facts = useRecordFacts();
  const { title, amount, flow, state } = useRecordWords().line(item);
  const number = item.tab === 'all' ? item.refNo || item.id : item.id;
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <RecordSign item={item} />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.when}>{moment(item.time)}</span>
        </span>
        {state !== null && <Badge tone={state.tone}>{state.word}</Badge>}
      </div>
      <p className={styles.amount}>
        <Amount text={amount} size="huge" tone={flow === 'in' ? 'jade' : 'inherit'} />
      </p>
      <dl className={styles.facts}>
        {facts(item).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
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
    </div>
  );
}

/** One way on from a record, where there is one. */
function NextStep({ item, onQuery }: RecordDetailProps) {
  const { t } = useTranslation('record');
  const { calm } = useStanding();
  switch (item.tab) {
    case 'all':
      return null;
    case 'deposits':
      if (item.state === 'waiting' && calm === null) {
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
