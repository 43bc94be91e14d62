/** A break that begins on one phone reaches the player's other phones (contract, player protection part). */
import { expect } from '@playwright/test';
import { pause as inEnglish } from '#features/pause/texts/en-PH.ts';
import { textsIn } from '#server/game/pages/texts/page-texts.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { otherPhone, passTheLimit, stopClock } from '#tests/support/pages/other-phone.ts';
import { ResponsiblePage } from '#tests/support/pages/responsible-page.ts';
import { gameOfKind, startAddress, StartPage } from '#tests/support/pages/start-page.ts';
import { patternOf, refusalIn } from '#tests/support/pages/texts.ts';

const g = textsIn('en');

test('self-exclusion ends games and deposits that are open on other devices', async ({
  page,
  browser,
  lobby,
  ownPlatform,
  player,
  t,
}) => {
  const at = (address: string) => otherPhone(browser, ownPlatform, player, address);
  const playing = new StartPage(await at(startAddress(gameOfKind(lobby, 'reels'))), t);
  const inRound = new StartPage(await at(startAddress(gameOfKind(lobby, 'cards'))), t);
  const paying = await at('/deposit');
  await playing.isPlaying();
  await inRound.isPlaying();
  await inRound.game.getByRole('button', { name: g.deal }).click();
  const draw = inRound.game.getByRole('button', { name: g.draw });
  await expect(draw).toBeEnabled();
  await expect(paying.getByRole('textbox').first()).toBeVisible();
  const responsible = new ResponsiblePage(page);
  await responsible.openBreaks();
  for (const phone of [playing.page, paying]) await stopClock(phone);

  const { exclude, pause } = responsible.t;
  const part = responsible.part(exclude.title);
  await part.getByRole('radio', { name: exclude.months.for6 }).check();
  await part.getByLabel(exclude.password, { exact: true }).fill(player.password);
  await part.getByRole('button', { name: exclude.submit }).click();
  await part.getByRole('button', { name: exclude.confirm }).click();
  await expect(responsible.screen).toContainText(patternOf(pause.excluded));

  for (const phone of [playing.page, paying]) await passTheLimit(phone);
  await expect(playing.problem).toHaveAttribute('data-failure', 'self-excluded');
  await expect(paying.locator('[data-pause="excluded"]')).toBeVisible();
  await expect(paying.getByRole('textbox')).toHaveCount(0);
  await expect(inRound.screen.getByText(inRound.p.stop.lastRound)).toBeVisible();
  await draw.click();
  await expect(inRound.problem).toHaveAttribute('data-failure', 'self-excluded');
  for (const one of [playing.page, inRound.page, paying]) await one.context().close();
});

test('an indefinite break says so everywhere, with customer service', async ({
  page,
  browser,
  home,
  lobby,
  ownPlatform,
  t,
}) => {
  const apply = (name: string) => ownPlatform.operator('scenario/apply', { name });
  await apply('protection-none');
  const address = startAddress(gameOfKind(lobby, 'reels'));
  const phone = await otherPhone(browser, ownPlatform, ownPlatform.demo, address);
  const playing = new StartPage(phone, t);
  await playing.isPlaying();
  await apply('operator-exclusion');
  await expect(playing.problem).toHaveAttribute('data-failure', 'self-excluded');
  const message = refusalIn(playing.p.failed.selfExcluded, { code: 1212 });
  await expect(playing.problem).toContainText(message);
  await phone.reload();
  await expect(playing.problem).toContainText(message);

  await signIn(page, ownPlatform);
  await page.goto('/lobby/home');
  await home.isCalm();
  const row = (await home.openMenu()).locator('[data-pause="excluded"]');
  await expect(row).toContainText(inEnglish.excludedNoEnd);
  await expect(row).toContainText(inEnglish.ask);
  const responsible = new ResponsiblePage(page);
  await responsible.openBreaks();
  const notice = responsible.screen.getByRole('status').filter({
    hasText: responsible.t.pause.excludedNoEnd,
  });
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/service');
  await page.goto('/deposit');
  const pause = page.locator('[data-screen="deposit"] [data-pause="excluded"]');
  await expect(pause).toContainText(inEnglish.closedNoEnd);
  await pause.getByRole('link', { name: inEnglish.service }).click();
  await expect(page.locator('[data-screen="service"]')).toBeVisible();
  await apply('protection-none');
  await phone.context().close();
});
