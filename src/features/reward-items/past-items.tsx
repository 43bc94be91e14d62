import { ZERO } from '#domain/money.ts';
import type { RewardItem } from '#domain/reward-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { useTranslation } from 'react-i18next';
import { useItemName } from './use-item-name.ts';

/** What was used, with what it added, and what has expired. */
export function PastItems({ items }: { readonly items: readonly RewardItem[] }) {
  const { t } = useTranslation('rewardItems');
  const { money, moment } = useFormats();
  const nameOf = useItemName();
  return (
    <Section title={t('past')}>
      <Card inset="rows">
        <List divided="wide">
          {items.map((item) => (
            <Row key={item.id} as="li" gap={4} lineGap={1} spread>
              <Stack as="span" gap="hair">
                <Text as="span" weight="medium">
                  {nameOf(item)}
                </Text>
                <Note as="span" tone="faint" figures>
                  {item.usedAt === null
                    ? t('expiredOn', { time: moment(item.expiresAt) })
                    : t('usedOn', { time: moment(item.usedAt) })}
                </Note>
              </Stack>
              {item.usedAt !== null && (
                <Amount
                  text={`+${money(item.added)}`}
                  tone={item.added > ZERO ? 'jade' : 'inherit'}
                />
              )}
            </Row>
          ))}
        </List>
      </Card>
    </Section>
  );
}
