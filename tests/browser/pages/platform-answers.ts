/** Answers of the real platform, changed on their way to the page. */
import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';

type Answer = Record<string, unknown>;

/** Changes what the lobby opens with: both configs, for a visitor and for a player. */
export async function changeLobbyAnswer(
  page: Page,
  change: (answer: Answer) => void,
): Promise<void> {
  for (const name of ['appConfig', 'afterLoginConfig'] as const) {
    await page.route(`**${endpoints[name].path}`, async (route) => {
      // The list as a whole, whatever the page has already.
      const body = { ...(route.request().postDataJSON() as object), gameListVersion: '' };
      const response = await route.fetch({ postData: JSON.stringify(body) });
      const answer = (await response.json()) as Answer;
      change(answer);
      await route.fulfill({ response, json: answer });
    });
  }
}
