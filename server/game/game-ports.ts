import type { LevelPorts } from '#server/players/base/level-ports.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CorePorts } from '#server/core/ports.ts';

/** What the games' own pages and calls need. */
export interface GamePorts extends CorePorts, LevelPorts {
  readonly catalogue: Catalogue;
}
