import type { MinorUnits } from '#shared/money/money.ts';
import type { Formats } from '#i18n/use-formats.ts';

/** Formats wins less bets with their sign. */
export const netText = (net: MinorUnits, money: Formats['money']): string =>
  net > 0 ? `+${money(net)}` : money(net);
