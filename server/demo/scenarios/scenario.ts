import type { Database } from '#server/core/database/open-database.ts';
import type { Faults } from '#server/demo/faults/faults.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** The state that a scenario may change. */
export interface ScenarioContext {
  database: Database;
  now: EpochMs;
  /** Only in a running server. */
  faults?: Faults | undefined;
  /** Faults from the start command: `path=kind:value`. */
  faultTexts: readonly string[];
}

export interface Scenario {
  /** One line for the list. */
  summary: string;
  /** Prepares the state; repeats are harmless. @throws SettingsError */
  apply(context: ScenarioContext): Promise<void>;
}
