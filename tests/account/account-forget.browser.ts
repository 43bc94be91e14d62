/** Setting a new password by a code to the bound mobile (spec §2, /forget). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { requestToken } from '#tests/support/sign-in.ts';
import {
  COUNTRY_CODE,
  freshMobile,
  lastCode,
  wrongCode,
} from '#tests/support/pages/account-steps.ts';
import type { ForgetPage } from '#tests/support/pages/account-forms.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { tracesOf } from '#tests/support/pages/account-traces.ts';
import { type Account, makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { fill, patternOf, refusalIn, refusalText } from '#tests/support/pages/texts.ts';

const NEW_PASSWORD = 'night market 7!';
const TRIES = 5;
const CODE_LIFE_MS = 300_000;

interface Forgetful extends Account {
  mobile: string;
}

/** A player with a mobile who has requested a code in the form. */
async function askForCode({
  page,
  forget,
  ownPlatform,
}: {
  page: Page;
  forget: ForgetPage;
  ownPlatform: PlatformProcess;
}): Promise<Forgetful> {
  const mobile = freshMobile();
  const player = await makePlayer(ownPlatform, { mobile: COUNTRY_CODE.ph + mobile });
  await page.goto('/forget');
  await forget.ask(player.account, mobile);
  await expect(forget.code).toBeFocused();
  return { ...player, mobile };
}

/** Reads the code where a developer does: on the server's own page of messages. */
async function codeFromOutbox(page: Page, mobile: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  await expect(outbox.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  const message = outbox.getByRole('row').filter({ hasText: `+${COUNTRY_CODE.ph}${mobile}` });
  await expect(message).toHaveCount(1);
  const [code = ''] =
    /\b\d{6}\b/.exec((await message.getByRole('cell').last().textContent()) ?? '') ?? [];
  await outbox.close();
  await page.bringToFront();
  return code;
}

test('a player sets a new password, and only that one works [routes.forget]', async ({
  page,
  forget,
  login,
  home,
  ownPlatform,
  t,
}) => {
  const { account, password, mobile } = await askForCode({ page, forget, ownPlatform });
  await requestToken(ownPlatform.url, { account, password });
  const sending = page.waitForRequest(`**${endpoints.forgetPassword.path}`);
  await forget.setPassword(await codeFromOutbox(page, mobile), NEW_PASSWORD);
  const request = await sending;
  expect((request.postDataJSON() as { password: string }).password).toMatch(/^[\w+/]{171}=$/);
  expect(request.postData()).not.toContain(NEW_PASSWORD);

  await expect(page).toHaveURL('/login');
  await expect(login.screen.getByText(t.account.forget.newPasswordSet)).toBeVisible();
  await expect(login.account).toHaveValue(account);
  expect(await tracesOf(page, [NEW_PASSWORD])).toEqual([]);
  await login.password.fill(password);
  await login.submit.click();
  await expect(page.getByRole('alert')).toContainText(
    refusalIn(t.errors.login.wrongPassword, { code: 1019 }),
  );
  await login.password.fill(NEW_PASSWORD);
  await untilDebounced(page);
  await login.submit.click();
  await home.isReady();
  await expect(home.balance).toBeVisible();
  expect(await tracesOf(page, [NEW_PASSWORD])).toEqual([]);
});

test('wrong codes use up the attempts until a new code is needed', async ({
  page,
  forget,
  ownPlatform,
  t,
}) => {
  const { mobile } = await askForCode({ page, forget, ownPlatform });
  const wrong = wrongCode(await lastCode(ownPlatform, mobile));
  for (let left = TRIES - 1; left > 0; left -= 1) {
    await untilDebounced(page);
    await forget.setPassword(wrong, NEW_PASSWORD);
    await expect(forget.alert).toHaveText(refusalText(t.errors.verification.wrong, { code: 1201 }));
    await expect(forget.code).toHaveAccessibleDescription(new RegExp(`${left}\\.$`));
  }
  await untilDebounced(page);
  await forget.setPassword(wrong, NEW_PASSWORD);
  await expect(forget.screen.getByText(t.account.code.noTries)).toBeVisible();
  await expect(forget.code).toBeDisabled();
  await expect(forget.submit).toBeDisabled();
});

test('a code whose attempts were used up elsewhere is explained', async ({
  page,
  forget,
  ownPlatform,
  t,
}) => {
  const { mobile } = await askForCode({ page, forget, ownPlatform });
  const path = endpoints.forgetPassword.path;
  for (const [code, text] of [
    [1020, t.errors.verification.badPassword],
    [1203, t.errors.verification.tooFrequent],
    [102, t.errors.codeSend.noSuchAccount],
    [4711, t.common.error],
    [1204, t.errors.verification.noTriesLeft],
  ] as const) {
    await refuseOnce(ownPlatform, path, code);
    await untilDebounced(page);
    await forget.setPassword(await lastCode(ownPlatform, mobile), NEW_PASSWORD);
    await expect(forget.alert).toHaveText(refusalText(text, { code }));
  }
  await expect(forget.submit).toBeDisabled();
  await expect(forget.screen.getByText(t.account.code.noTries)).toBeVisible();
});

test.describe(() => {
  test.use({ movesClock: true });

  test('a code that has expired on the server is explained', async ({
    page,
    forget,
    ownPlatform,
    t,
  }) => {
    const { mobile } = await askForCode({ page, forget, ownPlatform });
    await ownPlatform.operator('clock/advance', { ms: CODE_LIFE_MS });
    await forget.setPassword(await lastCode(ownPlatform, mobile), NEW_PASSWORD);
    await expect(forget.alert).toHaveText(
      refusalText(t.errors.verification.expired, { code: 1202 }),
    );
    await expect(forget.screen.getByText(t.account.code.expired).first()).toBeVisible();
    await expect(forget.submit).toBeDisabled();
  });
});

test('the timers of a code survive a reload, and end', async ({ page, forget, ownPlatform, t }) => {
  await page.clock.install();
  await askForCode({ page, forget, ownPlatform });
  await expect(forget.resend).toBeDisabled();
  await expect(forget.resend).toHaveText(patternOf(t.account.code.resendIn));
  await page.clock.fastForward(20_000);
  await page.reload();
  // Fewer than 41 of the 60 seconds are left; the code itself was never stored.
  await expect(forget.resend).toHaveText(/ 0:(?:[0-3]\d|40)$/);
  await expect(forget.code).toHaveValue('');
  await page.clock.fastForward(41_000);
  await expect(forget.resend).toHaveText(t.account.code.resend);
  await expect(forget.resend).toBeEnabled();
  await page.clock.fastForward(CODE_LIFE_MS);
  await expect(forget.screen.getByText(t.account.code.expired).first()).toBeVisible();
  await expect(forget.submit).toBeDisabled();
});

test.describe(() => {
  test.use({ movesClock: true });

  test('a second code replaces the first', async ({ page, forget, login, ownPlatform }) => {
    await page.clock.install();
    const { mobile } = await askForCode({ page, forget, ownPlatform });
    const first = await lastCode(ownPlatform, mobile);
    await ownPlatform.operator('clock/advance', { ms: 61_000 });
    await page.clock.fastForward(61_000);
    await forget.code.fill('12');
    await forget.resend.click();
    await expect(forget.code).toHaveValue('');
    const second = await lastCode(ownPlatform, mobile);
    expect(second).not.toBe(first);
    await forget.setPassword(second, NEW_PASSWORD);
    await page.clock.runFor(600);
    await expect(login.screen).toBeVisible();
  });
});

test('a code requested too early shows the remaining wait', async ({
  page,
  forget,
  ownPlatform,
  t,
}) => {
  const { account, mobile } = await askForCode({ page, forget, ownPlatform });
  await forget.screen.getByRole('button', { name: t.account.code.change }).click();
  await forget.ask(account, mobile);
  await expect(forget.alert).toContainText(
    refusalIn(t.errors.codeSend.tooFrequent, { code: 1203 }),
  );
  await expect(forget.alert).toContainText(patternOf(t.account.code.nextIn));
});

test('a mobile that has used up its codes of the day is explained', async ({
  page,
  forget,
  ownPlatform,
  t,
}) => {
  await ownPlatform.operator('scenario/apply', { name: 'sms-limit-reached' });
  await page.goto('/forget');
  await forget.ask('parolademo', '9171234567');
  await expect(forget.alert).toContainText(
    refusalIn(t.errors.codeSend.noneLeftToday, { code: 1204 }),
  );
});

test('the form does not reveal whether a mobile belongs to an account', async ({
  page,
  forget,
  ownPlatform,
  t,
}) => {
  const mobile = freshMobile();
  await page.goto('/forget');
  await forget.ask('nobodyatall', `+63 ${mobile}`);
  await expect(forget.screen).toContainText(fill(t.account.code.sentToMaybe, { length: 6 }));
  expect(await lastCode(ownPlatform, mobile)).toBe('');
});
