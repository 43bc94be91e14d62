import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Note } from '#ui/base/note.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** The bets that the deposited money itself asks for; nothing where there are none, or the server does not say. */
export function OwnWagering({ amount }: { readonly amount: MinorUnits }) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const times = useSelector(selectConfig)?.betShares.depositRate ?? 0;
  if (times === 0) return null;
  return <Note>{t('costs.own', { amount: money(mustBetFor(amount, times)), times })}</Note>;
}
