/** The notice dialog (spec §2, "Notice dialog") and where a notice leads (§4, "Notice click"). */
import { expect, type Locator, type Page } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { notice as inEnglish } from '#features/notice/texts/en-PH.ts';
import { notice as inThai } from '#features/notice/texts/th-TH.ts';
import { doubleText, expectUsable, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { test } from '#tests/support/pages/test.ts';

const EXTERNAL = 'https://www.example.com/safer-play';
const t = inEnglish;

interface ServedNotice {
  noticeType: 1 | 2;
  title: string;
  content?: string;
  buttonTitle?: string;
  clickType?: number;
  clickAction?: string;
  imgUrl?: string;
}

/** Makes the server serve these notices, and a banner that opens their dialog. */
async function serve(page: Page, notices: readonly ServedNotice[]): Promise<void> {
  await changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    answer['appLobbyAdConfigList'] = [{ ...banner, id: 900, clickType: 1, clickAction: '25' }];
    answer['appNoticeConfigList'] = notices.map((notice, at) => ({
      id: 700 + at,
      content: '',
      imgUrl: '',
      buttonTitle: '',
      clickType: 0,
      clickAction: '',
      ...notice,
    }));
  });
}

class NoticeDialog {
  readonly dialog: Locator;
  readonly front: Locator;
  readonly next: Locator;
  readonly position: Locator;

  constructor(page: Page, words = inEnglish) {
    this.dialog = page.locator('[data-overlay="notice"]');
    this.front = this.dialog.locator('[role="group"]:not([inert])');
    this.next = this.dialog.getByRole('button', { name: words.next, exact: true });
    this.position = this.dialog.getByRole('status');
  }

  tab(name: string): Locator {
    return this.dialog.getByRole('tab', { name, exact: true });
  }

  async isAt(title: string): Promise<void> {
    await expect(this.front.getByRole('heading', { level: 3 })).toHaveText(title);
  }

  async isGone(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }
}

test('activity news come first, announcements second; each list is swiped or paged [notice.tabs] [notice.content]', async ({
  page,
  home,
}) => {
  await serve(page, [
    { noticeType: 1, title: 'First announcement' },
    { noticeType: 2, title: 'First activity', content: '<p>It <b>runs</b>.</p>' },
    { noticeType: 2, title: 'Second activity' },
    { noticeType: 2, title: 'Third activity' },
  ]);
  await home.open();
  await home.carousel.front.getByRole('button').click();
  const notices = new NoticeDialog(page);
  await expect(notices.dialog.getByRole('tab')).toHaveText([t.activity, t.message]);
  await notices.isAt('First activity');
  await expect(notices.front.locator('p')).toHaveText('It runs.');
  await expect(notices.position).toHaveText('1 of 3');
  await notices.next.click();
  await notices.isAt('Second activity');
  // Swiping scrolls the notices; the buttons and the count follow.
  await notices.front.evaluate(({ parentElement: track }) =>
    track?.scrollTo({ left: track.clientWidth * 2 }),
  );
  await notices.isAt('Third activity');
  await expect(notices.position).toHaveText('3 of 3');
  await expect(notices.next).toHaveAttribute('aria-disabled', 'true');
  await notices.tab(t.message).click();
  await notices.isAt('First announcement');
  await expect(notices.position).toHaveCount(0);
  await notices.tab(t.message).press('ArrowLeft');
  await notices.isAt('First activity');
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 667, height: 375 } });

  test('a notice shows its text beside its picture', async ({ page, home }) => {
    await serve(page, [
      {
        noticeType: 2,
        title: 'Night market week',
        content: '<p>Lanterns until Sunday.</p>',
        imgUrl: '/static/art/notice/201.webp',
      },
    ]);
    await home.open();
    await home.carousel.front.getByRole('button').click();
    const notices = new NoticeDialog(page);
    await notices.isAt('Night market week');
    await expect(notices.front.locator('img')).toBeInViewport({ ratio: 1 });
    await expect(notices.front.getByText('Lanterns until Sunday.')).toBeInViewport({ ratio: 1 });
  });
});

test('a notice’s button [notice.content] [flow.notice-click]', async ({
  page,
  context,
  home,
  player: _player,
  hotGame,
}) => {
  await context.route(EXTERNAL, (route) => route.fulfill({ body: 'safer play' }));
  const notice = { noticeType: 2, title: 'News', buttonTitle: 'Go' } as const;
  await serve(page, [
    { ...notice, clickType: 1, clickAction: '22' },
    { ...notice, clickType: 1, clickAction: '10000' },
    { ...notice, clickType: 2, clickAction: String(hotGame.id) },
    { ...notice, clickType: 2, clickAction: '99999999' },
    { ...notice, clickType: 3, clickAction: EXTERNAL },
    { ...notice, clickType: 3, clickAction: 'javascript:alert(1)' },
    { ...notice, clickType: 1, clickAction: '99999' },
  ]);
  const notices = new NoticeDialog(page);
  await home.open();

  /** Opens the dialog and turns to a notice. */
  async function goTo(place: number): Promise<Locator> {
    await home.carousel.front.getByRole('button').click();
    await expect(notices.dialog).toBeVisible();
    await notices.front.evaluate(
      ({ parentElement: track }, at) =>
        track?.scrollTo({ left: track.clientWidth * at, behavior: 'instant' }),
      place,
    );
    await expect(notices.position).toHaveText(`${place + 1} of 7`);
    return notices.front;
  }

  await test.step('opens the dialog of the red packet', async () => {
    await (await goTo(0)).getByRole('button', { name: 'Go' }).click();
    await notices.isGone();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/lobby/home');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('opens the page of a completed red packet', async () => {
    await page.evaluate((key) => localStorage.setItem(key, '{"22":-1}'), localKeys.activityMarks);
    await (await goTo(0)).getByRole('link', { name: 'Go' }).click();
    await expect(page).toHaveURL('/activity/cashBonus');
    await notices.isGone();
    await page.goBack();
    await home.isReady();
  });
  await test.step('opens the page of an action', async () => {
    await (await goTo(1)).getByRole('link', { name: 'Go' }).click();
    await expect(page).toHaveURL('/profile/task');
    await notices.isGone();
    await page.goBack();
    await home.isReady();
  });
  await test.step('opens a game', async () => {
    const link = (await goTo(2)).getByRole('link', { name: 'Go' });
    await expect(link).toHaveAttribute('href', new RegExp(`^/start\\?gameId=${hotGame.id}&`));
    await page.keyboard.press('Escape');
    await notices.isGone();
  });
  await test.step('opens another site and leaves the dialog open', async () => {
    const link = (await goTo(4)).getByRole('link', { name: /^Go/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened = context.waitForEvent('page');
    await link.click();
    const other = await opened;
    await other.waitForLoadState();
    expect(other.url()).toBe(EXTERNAL);
    await other.close();
    await expect(notices.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await notices.isGone();
  });
  for (const place of [3, 5, 6]) {
    await test.step(`closes the dialog when there is no target (${place})`, async () => {
      await (await goTo(place)).getByRole('button', { name: 'Go' }).click();
      await notices.isGone();
      await expect(page).toHaveURL('/lobby/home');
    });
  }
});

test('a notice shows its picture, or only its text without one [notice.image]', async ({
  page,
  home,
  lobby,
}) => {
  const [banner] = lobby.appLobbyAdConfigList ?? [];
  await serve(page, [
    { noticeType: 2, title: 'With a picture', imgUrl: banner?.imgUrl ?? '' },
    { noticeType: 2, title: 'Without' },
  ]);
  await home.open();
  await home.carousel.front.getByRole('button').click();
  const notices = new NoticeDialog(page);
  await notices.isAt('With a picture');
  const picture = notices.front.locator('img');
  await expect(picture).toHaveAttribute('data-shown', '');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await notices.next.click();
  await notices.isAt('Without');
  await expect(notices.front.locator('img')).toHaveCount(0);
});

test.describe('for everybody', () => {
  test('in both themes, by keyboard, and without notices', async ({ page, home }) => {
    await home.open();
    // The seeded banners include no notice.
    await serve(page, [
      { noticeType: 2, title: 'News', content: '<p>Words.</p>'.repeat(60), buttonTitle: 'Go' },
      { noticeType: 2, title: 'More news' },
    ]);
    await home.reload();
    await home.carousel.front.getByRole('button').press('Enter');
    const notices = new NoticeDialog(page);
    await expect(notices.dialog).toBeVisible();
    await expectUsableInBothThemes(page, 'notices');
    await notices.next.press('Enter');
    await notices.isAt('More news');
    await notices.tab(t.activity).press('ArrowRight');
    await expect(notices.dialog.getByText(t.empty, { exact: true })).toBeVisible();
    await expectUsable(page, 'no announcements');
    await page.keyboard.press('Escape');
    await notices.isGone();
  });
});

test.describe('on a small phone in Thai', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 568 } });

  test('with doubled text', async ({ page, home }) => {
    await doubleText(page);
    const title = 'รางวัลสะสมยอดฝาก 10 ขั้น';
    await serve(page, [{ noticeType: 2, title, content: '<p>ข่าว</p>', buttonTitle: 'ดูทุกขั้น' }]);
    await home.open();
    await home.carousel.front.getByRole('button').click();
    const notices = new NoticeDialog(page, inThai);
    await notices.isAt(title);
    await expectUsable(page, 'notices');
    const box = await notices.dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
  });
});
