/** A game is one page with everything inside, under a policy of hashes: every engine has to run it. */
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import { engines } from '#tests/support/engines.ts';
import { fetchLobby, shownGames } from '#tests/support/pages/lobby-data.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { describe, it, onTestFinished } from 'vitest';

const LIMIT_MS = 30_000;
const CAN_PLAY = "document.querySelector('.action')?.disabled === false";
const HAS_SHEET = `document.querySelector('[data-overlay="game-demo"] iframe') !== null`;

describe.each(engines)('$name', ({ open }) => {
  it.skipIf(open === undefined)(
    'plays a round of each demo, and opens one from a link',
    async () => {
      if (open === undefined) return;
      const platform = await startPlatform();
      onTestFinished(() => platform.stop());
      const page = await open();
      onTestFinished(() => page.close());
      const games = shownGames(await fetchLobby(platform)).filter(
        ({ demo, status }) => demo === 1 && status !== 0,
      );
      for (const kind of GAME_KINDS) {
        const game = games.find(({ typeId }) => kindOfType(typeId) === kind);
        if (game === undefined) throw new Error(`the catalogue has no demo of ${kind}`);
        await page.goto(`${platform.url}/game/${kind}/?demo=${game.id}&lang=en`);
        await page.waitFor(CAN_PLAY, LIMIT_MS);
        const before = await page.read<string>(
          "document.querySelector('[data-balance]').textContent",
        );
        await page.read("document.querySelector('.action').click()");
        await page.waitFor(
          `document.querySelector('[data-balance]').textContent !== ${JSON.stringify(before)}`,
          LIMIT_MS,
        );
      }
      const linked = games.find(({ typeId }) => typeId === 1);
      await page.goto(
        `${platform.url}/start?gameId=${linked?.id}&brandId=${linked?.brandId}&typeId=1`,
      );
      await page.waitFor(HAS_SHEET, LIMIT_MS);
    },
  );
});
