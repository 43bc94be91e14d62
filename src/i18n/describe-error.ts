import type { ApiError } from '#shared/wire/api-error.ts';
import { isMinorUnits, type MinorUnits } from '#shared/money/money.ts';
import { errorCatalogue, type Scope } from '#i18n/error-catalogue.ts';
import { describeProblem, withReference, type ErrorDescription } from './describe-problem.ts';

/**
 * Describes why an action failed: `t(key, values)`. A refusal takes the text of its code in this scope, or
 * the scope's generic text with the code (spec §8); all other failures have the same text in every scope.
 * `money` formats the amounts in some texts.
 */
export function describeError(
  scope: Scope,
  failure: ApiError,
  money: (amount: MinorUnits) => string,
): ErrorDescription {
  if (failure.kind !== 'errcode') return describeProblem(failure);
  const { codes, otherwise } = errorCatalogue[scope];
  const { errcode: code, details } = failure;
  const key = Object.hasOwn(codes, code) ? codes[code] : undefined;
  const remain = amount(details['remain'], money);
  return { key: key ?? otherwise, values: { code: withReference(code, failure), remain } };
}

const UNKNOWN_AMOUNT = '–';

function amount(value: unknown, money: (amount: MinorUnits) => string): string {
  return isMinorUnits(value) ? money(value) : UNKNOWN_AMOUNT;
}
