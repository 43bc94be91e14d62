import { useCashBonusRecordInfiniteQuery } from '#api/cash-bonus-api.ts';
import type { CashBonusRecordItem } from '#domain/cash-bonus.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
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
    <Section title={t('record.title')}>
      {items.length === 0 && !isLoading && problem === null && (
        <Note tone="faint">{t('record.empty')}</Note>
      )}
      {items.length > 0 && (
        <Card inset="rows">
          <List divided="wide">
            {items.map((item, place) => (
              <RecordRow key={`${items.length - place} ${item.time}`} item={item} />
            ))}
          </List>
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
    </Section>
  );
}

function RecordRow({ item }: { readonly item: CashBonusRecordItem }) {
  const { t } = useTranslation('cashBonus');
  const { money, moment } = useFormats();
  const { kind, amount, time, orderNo } = item;
  const isCollected = kind === 'level' || kind === 'recharge';
  return (
    <Row as="li" gap={4} lineGap={2} spread>
      <Stack as="span" gap="hair" className={styles.words}>
        <Text as="span" weight="medium">
          {t(`record.${kind}`)}
        </Text>
        <Note as="span" tone="faint">
          {moment(time)}
        </Note>
        {orderNo !== null && (
          <Note as="span" tone="faint">
            {t('end.order', { orderNo })}
          </Note>
        )}
      </Stack>
      <Amount
        text={isCollected ? `+${money(amount)}` : money(amount)}
        tone={isCollected ? 'jade' : 'inherit'}
      />
    </Row>
  );
}
