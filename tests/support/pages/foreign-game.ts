/** A game of another host, whose page runs the test's script. */
import type { Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';

export const FOREIGN = 'https://games.test';

export interface ForeignGame {
  gameUrl: string;
  openType: 'iframe' | 'redirect' | 'window';
  origin: string;
  orientation: 0 | 1 | 2;
}

/**
 * Makes the server's answer name another page. The app's worker must be blocked: its requests bypass the
 * test's routes.
 */
export async function answerWith(page: Page, change: Partial<ForeignGame>): Promise<void> {
  await page.route(`**${endpoints.startGame.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, ...change } });
  });
}

/** Serves the other host's page: a document that runs this script. */
export async function serveForeign(page: Page, script: string): Promise<void> {
  await page.context().route(`${FOREIGN}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Foreign</title><h1>Foreign game</h1><script>${script}</script>`,
    }),
  );
}
