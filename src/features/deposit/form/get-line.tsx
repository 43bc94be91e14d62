import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { DepositSums } from '#shared/deposit/costs.ts';
import { add } from '#shared/money/money.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Dotted } from '#ui/base/dotted.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

/** All that a deposit adds to the balance, and all that must be wagered before it can be withdrawn. */
export function GetLine({ sums }: { readonly sums: DepositSums }) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const times = useSelector(selectConfig)?.betShares.depositRate ?? 0;
  const get = money(add(add(sums.amount, sums.bonus), sums.boost));
  const wager = add(sums.mustBet, mustBetFor(sums.amount, times));
  return (
    <Text as="p" size="small" tone="soft" weight="medium" figures align="center">
      <Dotted parts={[t('get', { get }), wager > 0 ? t('wager', { wager: money(wager) }) : '']} />
    </Text>
  );
}
