import { transact, type Trx } from '#server/core/database/transact.ts';
import { DEMO_ACCOUNT } from '#server/demo/players/demo-account.ts';
import { demoPlayer } from '#server/demo/players/demo-player.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { readFact } from '#server/core/facts.ts';
import { setIdentity } from '#server/players/identity/identity.ts';
import { setLimit } from '#server/players/protection/limits.ts';
import { setStatus, STATUS } from '#server/players/base/status.ts';
import { exclude, stopByOperator, takeBreak } from '#server/players/protection/pause.ts';
import { fromCoins } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import { LOOSER_AFTER } from '#shared/protection/limit.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';
import type { Moment } from '#server/players/protection/usage.ts';

/** Puts the demo player into a state, and first undoes other protection scenarios. */
const state = (
  summary: string,
  enter: (trx: Trx, moment: Moment) => Promise<void> = async () => {},
): Scenario => ({
  summary: `${DEMO_ACCOUNT} ${summary}`,
  async apply({ database, now }: ScenarioContext) {
    const { playerId } = await preparePlayer(database, await demoPlayer(database.db), now);
    const market = (await readFact(database.db, 'seed'))?.market ?? 'ph';
    await transact(database, async (trx) => {
      await undo(trx, playerId);
      await enter(trx, { playerId, market, now });
    });
  },
});

async function undo(trx: Trx, playerId: number): Promise<void> {
  await trx.deleteFrom('player_limit').where('player_id', '=', playerId).execute();
  await trx.deleteFrom('protection').where('player_id', '=', playerId).execute();
  await trx.deleteFrom('sitting').where('player_id', '=', playerId).execute();
  await setIdentity(trx, playerId, 0, null);
  await setStatus(trx, playerId, STATUS.ok);
}

/** Limits of a careful player. */
async function setSome(trx: Trx, moment: Moment): Promise<void> {
  await setLimit(trx, moment, { kind: 'deposit', period: 'day' }, fromCoins(2_000));
  await setLimit(trx, moment, { kind: 'deposit', period: 'month' }, fromCoins(20_000));
  await setLimit(trx, moment, { kind: 'loss', period: 'week' }, fromCoins(3_000));
  await setLimit(trx, moment, { kind: 'session', period: 'day' }, 120);
}

/** A looser limit requested this long ago. */
const looser = (agoMs: number) => async (trx: Trx, moment: Moment) => {
  const then = { ...moment, now: epochMs(moment.now - agoMs) };
  const limit = { kind: 'deposit', period: 'day' } as const;
  await setLimit(trx, then, limit, fromCoins(2_000));
  await setLimit(trx, then, limit, fromCoins(5_000));
};

/** States of player protection and of the identity check. */
export const protectionScenarios: Readonly<Record<string, Scenario>> = {
  'protection-none': state('has no limits, no break and no exclusion.'),
  'limits-set': state('has limits of deposits, losses and playing time.', setSome),
  'limit-pending': state('asked for a higher deposit limit just now.', looser(0)),
  'limit-to-confirm': state('may confirm a higher deposit limit.', looser(LOOSER_AFTER)),
  'limit-reached': state(
    'has used up the limits of deposits, bets and time: 1211, 1214.',
    (trx, moment) =>
      (['deposit', 'bet', 'session'] as const).reduce(
        (before, kind) => before.then(() => setLimit(trx, moment, { kind, period: 'day' }, 0)),
        Promise.resolve(),
      ),
  ),
  'bet-limit-reached': state('has used up the limit of bets: 1215.', (trx, moment) =>
    setLimit(trx, moment, { kind: 'bet', period: 'day' }, 0),
  ),
  'on-break': state('is on a break of 24 hours: 1213.', (trx, moment) =>
    takeBreak(trx, moment, 24),
  ),
  'self-excluded': state('is excluded for six months: 1212.', (trx, moment) =>
    exclude(trx, moment, 6),
  ),
  'operator-break': state(
    'is put on a break by the operator, without an end: 1213.',
    (trx, moment) => stopByOperator(trx, moment, 'on-break'),
  ),
  'operator-exclusion': state('is excluded by the operator, without an end: 1212.', (trx, moment) =>
    stopByOperator(trx, moment, 'excluded'),
  ),
  'identity-in-review': state('waits for the identity check.', (trx, { playerId }) =>
    setIdentity(trx, playerId, 1, null),
  ),
  'identity-ok': state('has passed the identity check.', (trx, { playerId }) =>
    setIdentity(trx, playerId, 2, null),
  ),
  'identity-rejected': state(
    'was rejected by the identity check, with a reason.',
    (trx, { playerId }) => setIdentity(trx, playerId, 3, 'The photo of the document is not sharp.'),
  ),
};
