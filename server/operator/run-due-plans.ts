import { OperatorError } from '#server/core/commands/command.ts';
import { endPlan, waitingPlans } from '#server/operator/plans.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';

/** The server itself, in the audit. */
const CLOCK_NAME = 'Parola';

/** Another server, or an operator, was faster. */
class EndedMeanwhile extends Error {
  override readonly name = 'EndedMeanwhile';
}

/**
 * Makes the planned changes whose time has come, in their order. One that is refused has failed, and does not
 * hold up the next.
 * @param report receives why one failed
 */
export async function runDuePlans(
  { database, clock }: Pick<CorePorts, 'database' | 'clock'>,
  run: RunCommand,
  report: (problem: string) => void,
): Promise<void> {
  for (const { id, command } of await waitingPlans(database.db, clock.now())) {
    const operator: Operator = {
      name: CLOCK_NAME,
      login: CLOCK_NAME,
      way: 'clock',
      async requireStill(trx) {
        const still = await trx
          .selectFrom('planned_change')
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .forUpdate()
          .select('id')
          .executeTakeFirst();
        if (!still) throw new EndedMeanwhile();
      },
    };
    try {
      await run('plan run', { id }, operator);
    } catch (error) {
      if (error instanceof EndedMeanwhile) continue;
      if (!(error instanceof OperatorError)) throw error;
      const { message: problem } = error;
      const end = { state: 'failed', by: CLOCK_NAME, now: clock.now(), problem } as const;
      await endPlan(database.db, id, end);
      report(`${command} (${id}): ${problem}`);
    }
  }
}
