import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Settings } from '#server/core/settings/settings.ts';

/** What every part of the server may use. A part that needs more names it in ports of its own. */
export interface CorePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
}
