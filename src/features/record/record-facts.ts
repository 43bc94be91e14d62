import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { MovementRecord, RecordItem } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';
import { useRecordWords } from './record-words.ts';

/** A line of a record's details: its name and its value. */
export type Fact = readonly [name: string, value: string];

/** Lists a record's facts in the player's language. */
export function useRecordFacts(): (item: RecordItem) => readonly Fact[] {
  const { t } = useTranslation('record');
  const { money, moment } = useFormats();
  const words = useRecordWords();
  const when = (name: string, at: number | undefined): Fact[] =>
    at === undefined ? [] : [[name, moment(at)]];
  const some = (name: string, amount: MinorUnits): Fact[] =>
    amount === 0 ? [] : [[name, money(amount)]];
  const wagering = ({ need, done }: NonNullable<MovementRecord['bets']>): Fact => [
    t('column.wagering'),
    t('wagered', { done: money(done), need: money(need) }),
  ];
  const said = (text: string | undefined): Fact[] =>
    text === undefined || text === '' ? [] : [[t('column.note'), text]];
  return (item) => {
    switch (item.tab) {
      case 'all':
        return [
          [t('column.kind'), t(`kind.${item.kind}`)],
          [t('column.balance'), money(item.balanceAfter)],
          ...(item.bets === undefined ? [] : [wagering(item.bets)]),
          ...said(item.text),
        ];
      case 'deposits':
        return [
          [t('column.state'), t(`deposit.${item.state}`)],
          [t('column.amount'), money(item.amount)],
          ...some(t('column.bonus'), item.bonus),
          ...some(t('column.fee'), item.fee),
          [t('column.channel'), item.channel],
          ...when(t('column.paidAt'), item.paidAt),
          ...(item.state === 'waiting' ? when(t('column.expiresAt'), item.expiresAt) : []),
          ...said(item.failText),
        ];
      case 'withdrawals':
        return [
          [t('column.state'), t(`withdrawal.${item.state}`)],
          [t('column.amount'), money(item.amount)],
          ...some(t('column.fee'), item.fee),
          [t('column.arriving'), money(item.arriving)],
          [t('column.bank'), item.bank],
          [t('column.account'), item.account],
          ...(item.state === 'processing' || item.state === 'waiting'
            ? when(t('column.expectedAt'), item.expectedAt)
            : []),
          ...when(t('column.refundedAt'), item.refundedAt),
          ...said(item.failText),
        ];
      case 'rounds':
        return [
          [t('column.bet'), money(item.bet)],
          [t('column.win'), money(item.win)],
          [t('column.net'), words.signed(subtract(item.win, item.bet))],
          [t('column.balance'), money(item.balanceAfter)],
        ];
    }
  };
}
