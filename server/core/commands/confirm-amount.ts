import { formatMoney, fromCoins, type MinorUnits } from '#shared/money/money.ts';
import { markets } from '#shared/market/market.ts';
import { OperatorError, type Change, type CommandContext } from '#server/core/commands/command.ts';
import { hundredths } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

/** Option of commands that move money by hand: the amount once more, in hundredths. */
export const confirmOption = { confirm: v.optional(hundredths) };
export const CONFIRM_USAGE = '[--confirm HUNDREDTHS]';

/** Nothing is higher: it is a typing error, or theft. */
const HIGHEST_GIFT = fromCoins(10_000_000);

/**
 * Lets a high amount pass only when it is repeated: a slipped key adds a zero to one of them, not to both.
 * @throws OperatorError that says what to repeat
 */
export function requireConfirmed(
  { market, settings }: Pick<Change, 'market'> & Pick<CommandContext, 'settings'>,
  amount: MinorUnits,
  confirmed: MinorUnits | undefined,
): void {
  const { currency } = markets[market];
  const money = formatMoney(amount, currency);
  if (amount > HIGHEST_GIFT) {
    throw new OperatorError(
      `${money} is more than ${formatMoney(HIGHEST_GIFT, currency)}, the most a command moves`,
    );
  }
  if (confirmed !== undefined && confirmed !== amount) {
    throw new OperatorError(
      `--confirm ${confirmed} is ${formatMoney(confirmed, currency)}, and the amount is ${money}`,
    );
  }
  const limit = fromCoins(settings.giftConfirmAbove);
  if (amount > limit && confirmed === undefined) {
    throw new OperatorError(
      `${money} is more than ${formatMoney(limit, currency)}: repeat the amount with --confirm ${amount}`,
    );
  }
}
