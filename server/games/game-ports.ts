import type { LevelPorts } from '#server/accounts/level-ports.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CorePorts } from '#server/ports.ts';

/** What the games' own pages and calls need. */
export interface GamePorts extends CorePorts, LevelPorts {
  readonly catalogue: Catalogue;
}
