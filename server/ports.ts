import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Settings } from '#server/settings.ts';

/** What every part of the server may use. A part that needs more names it in ports of its own. */
export interface CorePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
}
