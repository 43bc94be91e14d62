/**
 * What an account's state takes from a player: the one place that decides who may pay in, play, claim a bonus
 * or be invited. Limits are beside it, as they depend on an amount (`gates.ts`).
 */
import { AccountCode } from '#shared/account/errors.ts';
import { StartGameCode } from '#shared/game/errors.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import type { ProtectedAction } from '#shared/protection/protected-action.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { STATUS } from '#server/players/base/status.ts';
import type { AccountState } from '#server/players/protection/account-state.ts';

/** States of an account that can block something, and the operator's restrictions beside the state. */
type Cause = 'frozen' | 'excluded' | 'on-break' | 'no-deposits' | 'no-play';

/** The errcode of each cause that blocks the action; a cause that is missing does not block it. */
type Blocks = Readonly<Partial<Record<Cause, number>>>;

/** A break and an exclusion block everything in this table. */
const PAUSES = {
  excluded: ProtectionCode.selfExcluded,
  'on-break': ProtectionCode.onBreak,
} as const satisfies Blocks;

const TABLE: Readonly<Record<ProtectedAction, Blocks>> = {
  'pay-in': { ...PAUSES, frozen: AccountCode.abnormal, 'no-deposits': AccountCode.abnormal },
  play: {
    ...PAUSES,
    frozen: StartGameCode.accountBlocked,
    'no-play': StartGameCode.accountBlocked,
  },
  'play-demo': PAUSES,
  claim: PAUSES,
  'be-invited': PAUSES,
};

type Judged = Pick<AccountState, 'status' | 'noDeposits' | 'noPlay'>;

const causesOf = ({ status, noDeposits, noPlay }: Judged): Readonly<Record<Cause, boolean>> => ({
  frozen: status === STATUS.frozen,
  excluded: status === STATUS.excluded,
  'on-break': status === STATUS['on-break'],
  'no-deposits': noDeposits,
  'no-play': noPlay,
});

/** The errcode that blocks an action; undefined when the player may. */
export function blockOf(state: Judged, action: ProtectedAction): number | undefined {
  const blocks = TABLE[action];
  const causes = causesOf(state);
  const [first] = Object.entries(causes).flatMap(([cause, isSo]) =>
    isSo ? (blocks[cause as Cause] ?? []) : [],
  );
  return first;
}

export const may = (state: Judged, action: ProtectedAction): boolean =>
  blockOf(state, action) === undefined;

/**
 * @throws Refusal 1212 or 1213 with the end of the pause; 101 for deposits and 1088 for games when the
 * operator blocked them: customer support knows why
 */
export function requireMay(state: AccountState, action: ProtectedAction): void {
  const code = blockOf(state, action);
  if (code !== undefined) throw new Refusal(code, `may not ${action}`, state.extras);
}
