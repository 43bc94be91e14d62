import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { CountUp } from '#ui/feedback/count-up.tsx';
import { useFormats } from '#i18n/use-formats.ts';

interface CountedMoneyProps {
  /** Just added. */
  readonly gained: MinorUnits;
  /** The balance with it. */
  readonly to: MinorUnits;
}

/** A new balance that counts up from what it was before. */
export function CountedMoney({ gained, to }: CountedMoneyProps) {
  const { money } = useFormats();
  return (
    <CountUp from={Math.max(0, to - gained)} to={to} format={(value) => money(minorUnits(value))} />
  );
}
