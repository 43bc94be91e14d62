import { serverNow } from '#api/core/server-clock.ts';
import {
  boostBonus,
  itemState,
  type OwnedBoost,
  type RewardItem,
} from '#shared/reward/reward-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/base/note.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import type { DepositEntry } from './use-deposit-form.ts';

export interface BoostChoiceProps {
  readonly owned: readonly RewardItem[];
  readonly entry: DepositEntry;
  readonly onChange: () => void;
}

/**
 * Lets the deposit use the player's boost, or says how large a deposit it needs; renders nothing without a
 * boost.
 */
export function BoostChoice({ owned, entry, onChange }: BoostChoiceProps) {
  const { t } = useTranslation('deposit');
  const { money, day } = useFormats();
  const { boost, isBoosted, setBoosted, sums } = entry;
  if (boost !== null && sums !== null) {
    return (
      <Card inset="rows">
        <SwitchField
          label={t('boost.use', { percent: boost.percent })}
          note={t('boost.note', {
            bonus: money(boostBonus(sums.amount, boost)),
            day: day(boost.expiresAt),
          })}
          checked={isBoosted}
          onChange={(event) => {
            setBoosted(event.currentTarget.checked);
            onChange();
          }}
        />
      </Card>
    );
  }
  const next = easiestBoost(owned);
  return (
    next !== null && (
      <Note>
        {t('boost.under', { min: money(next.minDeposit, 'floor'), percent: next.percent })}
      </Note>
    )
  );
}

/** The boost with the smallest minimum deposit; of equals, the one that adds most. */
const easiestBoost = (owned: readonly RewardItem[]): OwnedBoost | null =>
  owned
    .filter(
      (item): item is OwnedBoost =>
        item.kind === 'boost' && itemState(item, serverNow()) === 'ready',
    )
    .toSorted(
      (one, other) => one.minDeposit - other.minDeposit || other.percent - one.percent,
    )[0] ?? null;
