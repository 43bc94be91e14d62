import { ZERO } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { useTranslation } from 'react-i18next';
import type { DepositEntry } from './use-deposit-form.ts';

export interface BonusChoiceProps {
  readonly entry: DepositEntry;
  readonly onChange: () => void;
}

/** Lets the player decline the bonus of the amount, and with it its wagering; nothing without a bonus. */
export function BonusChoice({ entry, onChange }: BonusChoiceProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const { offered, isTaken, setTaken } = entry;
  return (
    offered > ZERO && (
      <Card inset="rows">
        <SwitchField
          label={t('costs.take', { bonus: money(offered) })}
          note={t('costs.takeNote')}
          checked={isTaken}
          onChange={(event) => {
            setTaken(event.currentTarget.checked);
            onChange();
          }}
        />
      </Card>
    )
  );
}
