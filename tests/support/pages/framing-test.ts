/** The browser test on a server whose policy allows framing the foreign host. */
import { withSettings } from '#tests/support/browser.ts';
import { FOREIGN } from './foreign-game.ts';
import { fetchLobby, type WireGame } from './lobby-data.ts';
import { gameOfKind } from './start-page.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ game: WireGame }>({
  settings: withSettings({ FRAME_ORIGINS: FOREIGN }),
  game: async ({ ownPlatform }, use) => use(gameOfKind(await fetchLobby(ownPlatform), 'reels')),
});
