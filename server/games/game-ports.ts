import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { ThemeOf } from '#server/games/game-theme.ts';
import type { CorePorts } from '#server/ports.ts';

/** What the games' own pages and calls need. */
export interface GamePorts extends CorePorts {
  readonly catalogue: Catalogue;
  readonly gameTheme: ThemeOf;
}
