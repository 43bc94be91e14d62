import { isAllowedAmount, type AmountBounds } from '#shared/deposit/amount-verdict.ts';
import { itemFor, sumsOf } from '#shared/deposit/costs.ts';
import type { DepositChannel, DepositOffer } from '#shared/deposit/offer.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './before-paying.module.css';
import { GetLine } from './get-line.tsx';
import { useTimeWords } from './use-channel-words.ts';

const STEPS = ['choose', 'pay', 'arrives'] as const;

export interface BeforePayingProps {
  readonly offer: DepositOffer;
  readonly channel: DepositChannel;
  readonly bounds: AmountBounds;
}

/** What the chosen channel takes and how a deposit goes, until an amount shows its own sums. */
export function BeforePaying({ offer, channel, bounds }: BeforePayingProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const time = useTimeWords(channel);
  const example = offer.quickAmounts.find((amount) => isAllowedAmount(amount, bounds));
  const sums =
    example === undefined ? null : sumsOf(example, channel, itemFor(example, offer.items), null);
  return (
    <Card as="section" gap={3} className={styles.before} aria-labelledby="deposit-before">
      <Text id="deposit-before" as="h2" size="body" weight="bold">
        {t('before.title')}
      </Text>
      <SummaryList
        items={[
          { name: t('channel.title'), value: <span translate="no">{channel.name}</span> },
          {
            name: t('before.amounts'),
            value: t('channel.range', {
              min: money(bounds.min, 'floor'),
              max: money(bounds.max, 'floor'),
            }),
          },
          { name: t('before.time'), value: time },
        ]}
      />
      {sums !== null && (
        <Stack gap="hair" className={styles.example}>
          <Note as="p" weight="medium">
            {t('before.example', { amount: money(sums.pays) })}
          </Note>
          <GetLine sums={sums} />
        </Stack>
      )}
      <List as="ol" gap={2} className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`before.steps.${step}`)}</li>
        ))}
      </List>
      <Link to="/record/transaction" className={styles.link}>
        {t('before.records')}
      </Link>
    </Card>
  );
}
