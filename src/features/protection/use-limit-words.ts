import { minorUnits, type MoneyStyle } from '#shared/money/money.ts';
import type { LimitKind, LimitValue, SetLimit } from '#shared/protection/limit.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface LimitWords {
  /** Formats a limit, or its use: an amount, minutes, or "no limit". */
  valueOf(kind: LimitKind, value: LimitValue, style?: MoneyStyle): string;
  /** How much of a limit is used. */
  usedOf(limit: Pick<SetLimit, 'kind' | 'value' | 'used'>): string;
}

export function useLimitWords(): LimitWords {
  const { t } = useTranslation('protection');
  const { money } = useFormats();
  const valueOf: LimitWords['valueOf'] = (kind, value, style = 'floor') => {
    if (value === null) return t('limit.none');
    return kind === 'session'
      ? t('limit.minutes', { count: value })
      : money(minorUnits(value), style);
  };
  return {
    valueOf,
    // A limit may have been lowered below what is used.
    usedOf: ({ kind, value, used }) =>
      t(used > value ? 'limit.over' : 'limit.used', {
        used: valueOf(kind, used, 'exact'),
        value: valueOf(kind, value),
      }),
  };
}
