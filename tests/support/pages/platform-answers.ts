/** Answers of the real server, changed on their way to the page. */
import type { Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';

type Answer = Record<string, unknown>;

/** Changes the lobby's start answers: both configs, for a visitor and for a player. */
export async function changeLobbyAnswer(
  page: Page,
  change: (answer: Answer) => void,
): Promise<void> {
  for (const name of ['appConfig', 'afterLoginConfig'] as const) {
    await page.route(`**${endpoints[name].path}`, async (route) => {
      // Requests the whole list, whatever the page already has.
      const body = { ...(route.request().postDataJSON() as object), gameListVersion: '' };
      const response = await route.fetch({ postData: JSON.stringify(body) });
      const answer = (await response.json()) as Answer;
      change(answer);
      await route.fulfill({ response, json: answer });
    });
  }
}
