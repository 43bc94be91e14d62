import { useCashBonusRecordInfiniteQuery } from '#api/cash-bonus-api.ts';
import type { CashBonusRecordItem } from '#domain/cash-bonus.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { useTranslation } from 'react-i18next';
import styles from './bonus-list.module.css';

export interface CashBonusRecordListProps {
  readonly items: readonly CashBonusRecordItem[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why it could not be loaded. */
  readonly problem: string | null;
  readonly onMore: () => void;
}

/** What was collected and withdrawn, asked for with the page. */
export function CashBonusRecord() {
  const { t } = useTranslation('cashBonus');
  const errors = useErrorText();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useCashBonusRecordInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const isFirst = data === undefined;
  return (
    <CashBonusRecordList
      items={data?.pages.flatMap(({ items }) => items) ?? []}
      hasMore={hasNextPage || (isFirst && error !== undefined)}
      isLoading={isFetching}
      problem={error === undefined ? null : `${t('record.failed')} ${errors.loading(error)}`}
      onMore={() => void (isFirst ? refetch() : fetchNextPage())}
    />
  );
}

export function CashBonusRecordList(props: CashBonusRecordListProps) {
  const { items, hasMore, isLoading, problem, onMore } = props;
  const { t } = useTranslation('cashBonus');
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('record.title')}</h2>
      {items.length === 0 && !isLoading && problem === null && (
        <p className={styles.note}>{t('record.empty')}</p>
      )}
      {items.length > 0 && (
        <Card className={styles.card}>
          <ul>
            {items.map((item, place) => (
              <RecordRow key={`${items.length - place} ${item.time}`} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {hasMore && (
        <LoadMore
          label={t('record.more')}
          isLoading={isLoading}
          problem={problem}
          onMore={onMore}
        />
      )}
    </section>
  );
}

function RecordRow({ item }: { readonly item: CashBonusRecordItem }) {
  const { t } = useTranslation('cashBonus');
  const { money, moment } = useFormats();
  const { kind, amount, time, orderNo } = item;
  const isCollected = kind === 'level' || kind === 'recharge';
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{t(`record.${kind}`)}</span>
        <span className={styles.note}>{moment(time)}</span>
        {orderNo !== null && <span className={styles.note}>{t('end.order', { orderNo })}</span>}
      </span>
      <Amount
        text={isCollected ? `+${money(amount)}` : money(amount)}
        tone={isCollected ? 'jade' : 'inherit'}
      />
    </li>
  );
}
