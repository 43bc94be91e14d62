import { minorUnits, type MoneyStyle } from '#shared/money/money.ts';
import type { LimitKind, LimitValue } from '#shared/protection/limit.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

/** Formats a limit, or its use: an amount, minutes, or "no limit". */
export function useLimitWords(): (
  kind: LimitKind,
  value: LimitValue,
  style?: MoneyStyle,
) => string {
  const { t } = useTranslation('protection');
  const { money } = useFormats();
  return (kind, value, style = 'floor') => {
    if (value === null) return t('limit.none');
    return kind === 'session'
      ? t('limit.minutes', { count: value })
      : money(minorUnits(value), style);
  };
}
