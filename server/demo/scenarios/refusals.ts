import { CommonCode } from '#shared/common/errors.ts';
import { IdentityCode } from '#shared/identity/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { StartGameCode } from '#shared/game/errors.ts';
import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';
import { DAY_MS, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';

/** Additional fields of an errcode's answer (contract, conventions and money part). */
function extrasOf(errcode: number, now: EpochMs): Record<string, unknown> | undefined {
  switch (errcode) {
    case WithdrawalCode.betMore:
    case WithdrawalCode.wagerMore:
      return { needBet: fromCoins(1500), doneBet: fromCoins(420) };
    case WithdrawalCode.notEnough:
      return { remain: fromCoins(80) };
    case WithdrawalCode.dailyCount:
      return { used: 3, limit: 3 };
    case WithdrawalCode.pending:
      return { orderNo: 'W261121-7K3QX-9MPAB' };
    case WithdrawalCode.vipLimit:
      return { limit: fromCoins(5000) };
    case WithdrawalCode.dailyQuota:
      return { quotaLeft: fromCoins(300) };
    case CommonCode.tooFrequent:
      return { resendIn: 60 };
    case ProtectionCode.depositLimit:
      return { left: fromCoins(250), resetTime: now + 6 * HOUR_MS };
    case ProtectionCode.selfExcluded:
      return { until: now + 180 * DAY_MS };
    case ProtectionCode.onBreak:
    case StartGameCode.maintenance:
      return { until: now + HOUR_MS };
    case IdentityCode.rejected:
      return { reason: 'The photo of the document is not sharp.' };
    case WithdrawalCode.outOfRange:
      return { min: fromCoins(50), max: fromCoins(50_000) };
    default:
      return undefined;
  }
}

/** Makes a call answer an errcode, with its additional fields. @throws SettingsError */
export function refuse(
  { faults, now }: Pick<ScenarioContext, 'faults' | 'now'>,
  name: EndpointName,
  errcode: number,
): void {
  if (!faults) throw new SettingsError('this scenario needs a running platform');
  const { path } = endpoints[name];
  faults.set({ path, kind: 'errcode', value: errcode, extras: extrasOf(errcode, now) });
}

/** Name pattern of refusal scenarios, for the list. */
export const REFUSAL_PATTERN = 'refuse-<call>-<errcode>';

/** The scenario of one refusal, e.g. `refuse-createWithdrawal-1071`; undefined for another name. */
export function refusalScenario(name: string): Scenario | undefined {
  const [, call = '', errcode] = /^refuse-([A-Za-z0-9]+)-(\d{1,5})$/.exec(name) ?? [];
  if (!Object.hasOwn(endpoints, call)) return undefined;
  return {
    summary: `${call} answers ${errcode}.`,
    apply: async (context) => refuse(context, call as EndpointName, Number(errcode)),
  };
}
