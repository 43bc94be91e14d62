/** Binding a mobile (spec §2, /bind; task type 2 of spec §3). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import {
  COUNTRY_CODE,
  freshMobile,
  lastCode,
  wrongCode,
} from '#tests/support/pages/account-steps.ts';
import { test, untilDebounced, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { countRequests, setFault } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalIn, refusalText } from '#tests/support/pages/texts.ts';

const BALANCE = { ph: /^₱[\d,]+\.\d\d$/, th: /^฿[\d,]+\.\d\d$/ } as const;

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({ market });

    test('a player binds a mobile and is rewarded [routes.bind]', async ({
      page,
      bind,
      member,
      ownPlatform,
      player: _player,
      t,
    }) => {
      await Promise.all([untilRefreshed(page), member.open()]);
      const before = await member.balance.textContent();
      await member.screen.getByRole('link', { name: t.member.bind }).click();

      const mobile = freshMobile(market);
      await bind.ask(mobile);
      await expect(bind.code).toBeFocused();
      await bind.enterCode(await lastCode(ownPlatform, mobile, market));
      await expect(
        bind.screen.getByRole('status').filter({ hasText: t.account.bind.doneTitle }),
      ).toBeFocused();
      const masked = new RegExp(`0\\d\\*{5}${mobile.slice(-4)}`);
      await expect(bind.screen).toContainText(masked);
      const rewards = bind.screen.getByRole('list', { name: t.member.rewards.label });
      await expect(rewards.getByRole('listitem')).not.toHaveCount(0);
      await bind.screen.getByRole('button', { name: t.account.bind.done }).click();

      await member.isReady();
      await expect(member.screen.getByRole('link', { name: t.member.bind })).toHaveCount(0);
      await expect(member.balance).toHaveText(BALANCE[market]);
      await expect(member.balance).not.toHaveText(before ?? '');
      await page.goto('/bind');
      await expect(bind.screen).toContainText(t.account.bind.alreadyTitle);
      await expect(bind.screen).toContainText(masked);
      await expect(bind.mobile).toHaveCount(0);
      await page.goto('/profile/account');
      await expect(page.getByRole('main')).toContainText(masked);
    });
  });
}

test('a mobile is accepted in every common spelling', async ({
  page,
  bind,
  ownPlatform,
  player: _player,
  t,
}) => {
  await page.goto('/bind');
  for (const wrong of ['', '817', '81712345678', '+66 81 234 5678']) {
    await bind.ask(wrong);
    await expect(bind.mobile).toHaveAccessibleDescription(t.account.mobileTip.ph);
    await expect(bind.mobile).toHaveAttribute('aria-invalid', 'true');
  }
  const mobile = freshMobile();
  const written = `+63 ${mobile.slice(0, 3)}-${mobile.slice(3, 6)} ${mobile.slice(6)}`;
  const sending = page.waitForRequest(`**${endpoints.smsSend.path}`);
  await bind.ask(written);
  expect((await sending).postDataJSON()).toMatchObject({ countryCode: '63', mobile, scene: 1 });
  await expect(bind.code).toBeVisible();
  const code = await lastCode(ownPlatform, mobile);
  // Pasting the whole message fills in its code.
  await bind.code.fill(`Parola: ${code} is your code, valid for 5 min.`);
  await expect(bind.code).toHaveValue(code);
});

test('problems with a code are explained, and the right code still works', async ({
  page,
  bind,
  ownPlatform,
  player: _player,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(/status of 503/);
  const mobile = freshMobile();
  await page.goto('/bind');
  await bind.ask(mobile);
  await bind.enterCode('123');
  await expect(bind.code).toHaveAccessibleDescription(
    fill(t.account.code.wrongLength, { length: 6 }),
  );
  const code = await lastCode(ownPlatform, mobile);
  await bind.enterCode(wrongCode(code));
  await expect(bind.alert).toHaveText(refusalText(t.errors.verification.wrong, { code: 1201 }));
  await expect(bind.code).toBeFocused();
  await setFault(ownPlatform, {
    path: endpoints.bindAccount.path,
    kind: 'http',
    value: 503,
    times: 1,
  });
  await untilDebounced(page);
  await bind.enterCode(code);
  await expect(bind.alert).toContainText('503');
  await untilDebounced(page);
  await bind.submit.click();
  await expect(bind.screen).toContainText(t.account.bind.doneTitle);
});

test('a mobile that was bound on another device meanwhile is reported', async ({
  page,
  bind,
  ownPlatform,
  player,
  t,
}) => {
  await Promise.all([untilRefreshed(page), page.goto('/bind')]);
  await ownPlatform.operator('player/make', {
    ...player,
    mobile: COUNTRY_CODE.ph + freshMobile(),
  });
  await bind.ask(freshMobile());
  await expect(bind.alert).toContainText(refusalIn(t.errors.codeSend.alreadyBound, { code: 1241 }));
});

test('a lost answer does not bind twice', async ({
  page,
  bind,
  ownPlatform,
  player: _player,
  consoleErrors,
  t,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  const mobile = freshMobile();
  await page.goto('/bind');
  await bind.ask(mobile);
  await expect(bind.code).toBeVisible();
  const code = await lastCode(ownPlatform, mobile);
  const numbers: unknown[] = [];
  await page.route(`**${endpoints.bindAccount.path}`, async (route) => {
    numbers.push((route.request().postDataJSON() as { reqNo: unknown }).reqNo);
    await route.fetch();
    await route.abort();
  });
  await bind.enterCode(code);
  await expect(bind.alert).toBeVisible();
  await page.unroute(`**${endpoints.bindAccount.path}`);
  const counts = await countRequests(ownPlatform);
  await untilDebounced(page);
  const sending = page.waitForRequest(`**${endpoints.bindAccount.path}`);
  await bind.submit.click();
  numbers.push(((await sending).postDataJSON() as { reqNo: unknown }).reqNo);
  await expect(bind.screen).toContainText(t.account.bind.doneTitle);
  expect((await counts())[endpoints.bindAccount.path]).toBe(1);
  expect(numbers[0]).toMatch(/^[\da-f-]{36}$/);
  expect(numbers[1]).toBe(numbers[0]);
});
