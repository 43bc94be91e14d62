import { marketDay } from '#server/core/market-day.ts';
import { limitUsesBeside } from '#server/players/protection/limits.ts';
import {
  selectProtection,
  type ProtectionRow,
} from '#server/players/protection/select-protection.ts';
import { runningPlaySession } from '#server/players/protection/play-sessions.ts';
import { pauseUntilFrom } from '#server/players/protection/account-state.ts';
import { isConfirmable, LIMIT_KINDS, type LimitUse } from '#shared/protection/limit.ts';
import { PERIODS } from '#shared/protection/market-period.ts';
import { realityMinutes } from '#shared/protection/reality-minutes.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { rgState } from '#shared/account/user-contract.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';

export type WireRgState = v.InferInput<typeof rgState>;

/** A player's protection in wire format. Without a running play session, one begins now. */
export async function rgStateOf(
  db: Kysely<Tables>,
  moment: Moment,
  config: RgConfig,
): Promise<WireRgState> {
  const { playerId, market, now } = moment;
  const day = marketDay(market, now).number;
  const row = await selectProtection(db, { playerId, day }).executeTakeFirstOrThrow();
  return rgStateFrom(row, await limitUsesBeside(db, moment, row), now, config);
}

type RgConfig = Pick<WireWebConfig, 'responsible'>;

/** As `rgStateOf`, from data already read. */
export function rgStateFrom(
  row: ProtectionRow,
  uses: readonly LimitUse[],
  now: EpochMs,
  { responsible }: RgConfig,
): WireRgState {
  const playSession = runningPlaySession(row, now);
  return {
    limits: uses.map((use) => wireLimit(use, now)),
    realityMin: realityMinutes(row.reality_min ?? 0, responsible?.realityMax ?? 0),
    ...pauseUntilFrom(row, now),
    sessionStart: playSession?.startedAt ?? now,
    realityTime: playSession?.answeredAt ?? 0,
    netToday: minorUnits((row.won ?? 0) - (row.bet ?? 0)),
  };
}

const NUMBERS = [1, 2, 3, 4] as const;
/** The contract's number of a name: its position in the list, from 1. */
const numberOf = <Name>(names: readonly Name[], name: Name) => NUMBERS[names.indexOf(name)] ?? 1;

function wireLimit(use: LimitUse, now: EpochMs): WireRgState['limits'][number] {
  const { kind, period, value, pending, used, resetAt } = use;
  return {
    kind: numberOf(LIMIT_KINDS, kind),
    period: numberOf(PERIODS, period) as 1 | 2 | 3,
    value,
    used,
    resetTime: resetAt,
    ...(pending === null
      ? {}
      : {
          pending: {
            value: pending.value,
            effectTime: pending.effectAt,
            needConfirm: isConfirmable(use, now) ? (1 as const) : (0 as const),
          },
        }),
  };
}
