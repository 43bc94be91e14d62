import { ZERO } from '#shared/money/money.ts';
import type { RewardItem } from '#shared/reward/reward-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { HistoryRow } from '#ui/list/history-row.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useTranslation } from 'react-i18next';
import { useItemName } from './use-item-name.ts';

/** Used items with their bonus, and expired ones. */
export function PastItems({ items }: { readonly items: readonly RewardItem[] }) {
  const { t } = useTranslation('rewardItems');
  const { money, moment } = useFormats();
  const nameOf = useItemName();
  return (
    <Section title={t('past')}>
      <Card inset="rows">
        <List divided="wide">
          {items.map((item) => (
            <HistoryRow
              key={item.id}
              title={nameOf(item)}
              notes={[
                item.usedAt === null
                  ? t('expiredOn', { time: moment(item.expiresAt) })
                  : t('usedOn', { time: moment(item.usedAt) }),
              ]}
              amount={item.usedAt === null ? null : `+${money(item.added)}`}
              isGain={item.added > ZERO}
            />
          ))}
        </List>
      </Card>
    </Section>
  );
}
