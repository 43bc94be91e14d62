import type { Database } from '#server/database/open-database.ts';
import type { Faults } from '#server/faults/faults.ts';
import type { EpochMs } from '#domain/duration.ts';

/** What a scenario may change. */
export interface ScenarioContext {
  database: Database;
  now: EpochMs;
  /** Only in a running platform. */
  faults?: Faults | undefined;
  /** Faults the person who started the platform asked for: `path=kind:value`. */
  faultTexts: readonly string[];
}

export interface Scenario {
  /** One line for the list. */
  summary: string;
  /** Prepares the state; doing it twice is the same as once. @throws SettingsError */
  apply(context: ScenarioContext): Promise<void>;
}
