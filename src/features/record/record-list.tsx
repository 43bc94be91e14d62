import { markets } from '#shared/market/market.ts';
import { byDay, type RecordItem } from '#shared/record/record-item.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { use } from 'react';
import { RecordRow } from './record-row.tsx';
import styles from './record-list.module.css';

interface RecordListProps {
  readonly items: readonly RecordItem[];
  readonly onOpen: (item: RecordItem) => void;
  /** The record whose details are beside the list; undefined where they open over it. */
  readonly shown?: RecordItem | null | undefined;
}

/** Records, newest first, grouped by the market's days. */
export function RecordList({ items, onOpen, shown }: RecordListProps) {
  const { ahead } = markets[use(MarketContext)];
  const { day } = useFormats();
  return (
    <Stack gap={4}>
      {byDay(items, ahead).map(([name, ofDay]) => (
        <section key={name} aria-labelledby={`day-${name}`}>
          <h2 id={`day-${name}`} className={styles.day}>
            {day(ofDay[0]?.time ?? 0)}
          </h2>
          <Card as="ul" inset="bare">
            {ofDay.map((item) => (
              <RecordRow
                key={item.id}
                item={item}
                onOpen={onOpen}
                isShown={shown === undefined ? undefined : item.id === shown?.id}
              />
            ))}
          </Card>
        </section>
      ))}
    </Stack>
  );
}
