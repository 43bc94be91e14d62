/** Public XSS payloads in notices, mail and banners, in the built app under its policy: none runs. */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { notice as t } from '#features/notice/texts/en-PH.ts';
import { xssPayloads } from '#tests/support/xss-payloads.ts';
import { changeAnswer } from '#tests/support/pages/calls.ts';
import { ScriptGuard } from '#tests/support/pages/guard-scripts.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { test } from '#tests/support/pages/test.ts';

/** More mails per page than an operator would allow, which makes the test quicker. */
const MAILS = 20;
const EACH = Math.ceil(xssPayloads.length / MAILS);
const MANY = 300;
/** A picture on another host: it is not even requested. */
const FOREIGN = 'https://evil.example/picture.png';

test('no script runs in notices and banners', async ({
  page,
  home,
  ownPlatform,
  consoleErrors,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  expect(xssPayloads.length).toBeGreaterThanOrEqual(MANY);
  const guard = new ScriptGuard(page, ownPlatform);
  await guard.watch();
  await changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    const opening = { ...banner, id: 900, sort: -1, clickType: 1, clickAction: '25' };
    const click = (at: number, clickAction: string) => ({ clickType: 1 + (at % 3), clickAction });
    answer['appLobbyAdConfigList'] = [
      opening,
      ...xssPayloads.map((title, at) => ({
        ...banner,
        ...click(at, title),
        id: 901 + at,
        sort: at,
        title,
        imgUrl: [title, FOREIGN, '/static/no-such-picture.webp'][at % 3],
      })),
    ];
    answer['appNoticeConfigList'] = xssPayloads.map((content, at) => ({
      ...click(at, content),
      id: 5000 + at,
      noticeType: 1 + (at % 2),
      title: content,
      content,
      imgUrl: [content, FOREIGN, ''][at % 3],
      buttonTitle: content,
    }));
  });
  await home.open();
  await expect(home.carousel.dots).toHaveCount(xssPayloads.length + 1);
  await guard.noteGlobals();
  await home.carousel.front.getByRole('button').click();
  const dialog = page.locator('[data-overlay="notice"]');
  const half = xssPayloads.length / 2;
  await expect(dialog.locator('[data-rich-text]')).toHaveCount(Math.floor(half));
  await guard.triesAll();
  await dialog.getByRole('tab', { name: t.message, exact: true }).click();
  await expect(dialog.locator('[data-rich-text]')).toHaveCount(Math.ceil(half));
  await guard.triesAll();
  await guard.sawNothing();
  await guard.isAwake();
  consoleErrors.expect(/evil\.example\/planted/);
});

test('no script runs in mail', async ({ page, ownPlatform, player: _player, consoleErrors }) => {
  consoleErrors.expect(FAILED_REQUEST);
  const guard = new ScriptGuard(page, ownPlatform);
  await guard.watch();
  const wordsOf = (id: number) => xssPayloads.slice((id - 1) * EACH, id * EACH);
  const mails = Array.from({ length: MAILS }, (_, at) => {
    const [title = '', preview = ''] = wordsOf(at + 1);
    const times = { sendTime: Date.now(), expireTime: Date.now() + 86_400_000 };
    const mail = { id: at + 1, type: 0, title, preview, isRead: 0, isReceive: 2, rewards: [] };
    return { ...mail, ...times };
  });
  await changeAnswer(page, 'mails', () => ({ list: mails, total: MAILS, hasMore: 0, red0: MAILS }));
  await page.route(`**${endpoints.mailDetail.path}`, (route) => {
    const { id } = route.request().postDataJSON() as { id: number };
    const [first = ''] = wordsOf(id);
    const content = [`<img src="${FOREIGN}" alt="">`, ...wordsOf(id)].join('\n');
    const more = { content, buttonTitle: first, imgUrl: id % 2 === 0 ? first : FOREIGN };
    const mail = { ...mails[id - 1], ...more, clickType: 3, clickAction: first };
    return route.fulfill({ json: { errcode: 0, serverTime: Date.now(), mail } });
  });
  await page.goto('/profile/email');
  const rows = page.locator('[data-mail]');
  await expect(rows).toHaveCount(MAILS);
  await guard.noteGlobals();
  const sheet = page.locator('[data-overlay="mail"]');
  for (let id = 1; id <= MAILS; id += 1) {
    await page.locator(`[data-mail="${id}"]`).click();
    await expect(sheet.locator('[data-rich-text]')).toHaveCount(1);
    await guard.triesAll();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await guard.sawNothing();
});
