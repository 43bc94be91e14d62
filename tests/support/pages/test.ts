import type { Texts } from '#i18n/texts/en-PH/all.ts';
import { test as base } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { DepositPage } from './deposit-page.ts';
import { HomePage } from './home-page.ts';
import { fetchLobby, hotGames, type LobbyData, type WireGame } from './lobby-data.ts';
import { LoginPage } from './login-page.ts';
import { createPlayerClient, type PlayerClient } from './player-client.ts';
import { makePlayer, type Account } from './operator-steps.ts';
import { playTexts, StartPage } from './start-page.ts';
import { textsOf } from './texts.ts';

interface LobbyFixtures {
  /** The texts of this test's market. */
  t: Texts;
  home: HomePage;
  login: LoginPage;
  /** The lobby data of this test's server. */
  lobby: LobbyData;
  /** The first hot game. */
  hotGame: WireGame;
  /** A fresh player for this test alone; `page` is signed in as this player. */
  player: Account;
  /** Calls of that player, as from another phone. */
  client: PlayerClient;
  /** The deposit screen, signed in as that player. */
  deposit: DepositPage;
  /** The game screen, signed in as that player. */
  start: StartPage;
}

/** The browser test with the lobby's page objects. */
export const test = base.extend<LobbyFixtures>({
  t: async ({ market }, use) => use(textsOf(market)),
  home: async ({ page, t }, use) => use(new HomePage(page, t)),
  login: async ({ page, t }, use) => use(new LoginPage(page, t)),
  lobby: async ({ ownPlatform }, use) => use(await fetchLobby(ownPlatform)),
  hotGame: async ({ lobby }, use) => {
    const [game] = hotGames(lobby);
    if (!game) throw new Error('the platform serves no hot game');
    await use(game);
  },
  player: async ({ page, ownPlatform }, use) => {
    const player = await makePlayer(ownPlatform, { coin: 123_456 });
    await signIn(page, ownPlatform, player);
    await use(player);
  },
  client: async ({ ownPlatform, player }, use) =>
    use(await createPlayerClient(ownPlatform, player)),
  deposit: async ({ page, market, player: _player }, use) => use(new DepositPage(page, market)),
  start: async ({ page, t, market, player: _player }, use) =>
    use(new StartPage(page, t, playTexts(market))),
});
