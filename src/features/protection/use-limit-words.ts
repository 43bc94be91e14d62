import { minorUnits, type MoneyStyle } from '#domain/money.ts';
import type { LimitKind, LimitValue } from '#domain/protection/limit.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useProtectionText } from '#i18n/use-protection-text.ts';

/** How a limit, or what is used of it, is written: an amount, minutes, or that there is none. */
export function useLimitWords(): (
  kind: LimitKind,
  value: LimitValue,
  style?: MoneyStyle,
) => string {
  const t = useProtectionText();
  const { money } = useFormats();
  return (kind, value, style = 'floor') => {
    if (value === null) return t('limit.none');
    return kind === 'session'
      ? t('limit.minutes', { count: value })
      : money(minorUnits(value), style);
  };
}
