import { sql } from 'kysely';
import { listedActivities } from '#shared/activity/activities.ts';
import type { Scenario } from '#server/demo/scenarios/scenario.ts';

export const ONE_ACTIVITY_PATTERN = 'only-<activity>';
const PREFIX = 'only-';

/** The scenario in which one activity runs alone, by the activity's name, e.g. `only-notice`. */
export function oneActivityScenario(name: string): Scenario | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const activity = listedActivities.find((one) => one.name === name.slice(PREFIX.length));
  return (
    activity && {
      summary: `The activity ${activity.name} runs, and no other.`,
      async apply({ database: { db } }) {
        await sql`insert into activity (id) values (${activity.id}) on conflict do nothing`.execute(
          db,
        );
        await sql`update activity set is_running = (id = ${activity.id})`.execute(db);
      },
    }
  );
}
