import { isAllowedAmount, type AmountVerdict } from '#shared/deposit/amount-verdict.ts';
import { itemFor } from '#shared/deposit/costs.ts';
import type { DepositOffer } from '#shared/deposit/offer.ts';
import { ZERO } from '#shared/money/money.ts';
import { useFormats, type Formats } from '#i18n/use-formats.ts';
import { AmountChips } from '#ui/money/amount-chips.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Text } from '#ui/base/text.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DepositEntry } from './use-deposit-form.ts';

export interface AmountEntryProps {
  readonly offer: DepositOffer;
  readonly entry: DepositEntry;
  /** Also reports a missing amount: the player has pressed the button. */
  readonly isTried: boolean;
  readonly onChange: () => void;
}

/** The amount: quick amounts, and a field for any other (spec §5: whole, within min and max). */
export function AmountEntry({ offer, entry, isTried, onChange }: AmountEntryProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const { bounds, verdict, typed } = entry;
  const chosen = verdict.status === 'fine' ? verdict.amount : null;
  const hint = { min: money(bounds.min, 'floor'), max: money(bounds.max, 'floor') };
  return (
    <Stack as="section" gap={3} aria-labelledby="deposit-amount">
      <Text id="deposit-amount" as="h2" size="body" weight="bold">
        {t('amount.title')}
      </Text>
      <AmountChips
        label={t('amount.quick')}
        chips={offer.quickAmounts.map((amount) => {
          const bonus = itemFor(amount, offer.items)?.bonusAmount ?? ZERO;
          return {
            text: money(amount, 'floor'),
            bonus:
              bonus > ZERO ? t('amount.bonusBadge', { bonus: money(bonus, 'floor') }) : undefined,
            isChosen: amount === chosen,
            isDisabled: !isAllowedAmount(amount, bounds),
            onChoose: () => {
              entry.chooseAmount(amount);
              onChange();
            },
          };
        })}
      />
      <TextField
        name="amount"
        label={t('amount.label')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        hint={
          bounds.left === null
            ? t('amount.hint', hint)
            : t('amount.hintLeft', { ...hint, left: money(bounds.left, 'floor') })
        }
        error={verdict.status === 'empty' && !isTried ? undefined : wordsOf(verdict, t, money)}
        onChange={(event) => {
          entry.setTyped(event.currentTarget.value);
          onChange();
        }}
      />
    </Stack>
  );
}

/** Error message for an amount; undefined for a valid one. */
function wordsOf(
  verdict: AmountVerdict,
  t: TFunction<'deposit'>,
  money: Formats['money'],
): string | undefined {
  switch (verdict.status) {
    case 'empty':
      return t('amount.empty');
    case 'no-amount':
      return t('amount.noAmount');
    case 'not-whole':
      return t('amount.notWhole');
    case 'under':
      return t('amount.under', { min: money(verdict.min, 'floor') });
    case 'over':
      return t('amount.over', { max: money(verdict.max, 'floor') });
    case 'over-limit':
      return t('amount.overLimit', { left: money(verdict.left) });
    case 'fine':
      return undefined;
  }
}
