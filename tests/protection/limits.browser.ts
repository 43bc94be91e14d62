/** The player's own limits: set, used, changed, and enforced before a deposit is sent. */
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { DepositPage, ordersOf } from '#tests/support/pages/deposit-page.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { ResponsiblePage } from '#tests/support/pages/responsible-page.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';

const DAY_MS = 86_400_000;

test('a limit can be any number; its used part and reset time are shown beside it', async ({
  page,
  deposit,
}) => {
  const responsible = new ResponsiblePage(page);
  const { t } = responsible;
  await responsible.openLimits();
  await expect(responsible.screen.locator('[data-limit]')).toHaveCount(12);
  const row = await responsible.change('deposit', 'day');
  const field = responsible.field(row);
  await expect(field).toHaveValue('');
  for (const [typed, words] of [
    ['', t.limit.wrong.empty],
    ['12.5', t.limit.wrong['not-whole']],
    ['9999999999', t.limit.wrong['too-much']],
  ] as const) {
    await field.fill(typed);
    await row.getByRole('button', { name: t.limit.save, exact: true }).click();
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toBeFocused();
  }
  await field.fill('2,377');
  await row.getByRole('button', { name: t.limit.save, exact: true }).click();
  await expect(row).toContainText(fill(t.limit.used, { used: '₱1,234.56', value: '₱2,377' }));
  await expect(row).toContainText(patternOf(t.limit.reset));
  await responsible.set('session', 'week', '90');
  await expect(responsible.limit('session', 'week')).toContainText('90 minutes');

  await deposit.open();
  await deposit.openCashier('300');
  await deposit.payButton.click();
  await expect(deposit.part('paid')).toBeVisible();
  await responsible.openLimits();
  await expect(row).toContainText(fill(t.limit.used, { used: '₱1,534.56', value: '₱2,377' }));
});

test.describe(() => {
  test.use({ movesClock: true });

  test('a stricter limit applies at once; a looser one after 24 hours and a confirmation', async ({
    page,
    player: _player,
    ownPlatform,
  }) => {
    const responsible = new ResponsiblePage(page);
    const { t } = responsible;
    await responsible.openLimits();
    const row = responsible.limit('loss', 'week');
    await responsible.set('loss', 'week', '500');
    await expect(row).toContainText('₱500');
    await responsible.set('loss', 'week', '400');
    await expect(row).toContainText(fill(t.limit.used, { used: '₱0.00', value: '₱400' }));

    const keep = row.getByRole('button', { name: fill(t.limit.keep, { value: '₱400' }) });
    const yes = row.getByRole('button', { name: fill(t.limit.confirm, { value: '₱900' }) });
    await responsible.set('loss', 'week', '900');
    await expect(row).toContainText(
      patternOf(fill(t.limit.pending, { value: '₱900', time: '{{x}}' })),
    );
    await expect(row).toContainText(fill(t.limit.used, { used: '₱0.00', value: '₱400' }));
    await expect(yes).toHaveCount(0);
    await keep.click();
    await expect(keep).toHaveCount(0);

    await responsible.set('loss', 'week', '900');
    await expect(keep).toBeVisible();
    await ownPlatform.operator('clock/advance', { ms: DAY_MS });
    await page.reload();
    await expect(row).toContainText(fill(t.limit.ready, { value: '₱900' }));
    // The change does not take effect by itself.
    await expect(row).toContainText(fill(t.limit.used, { used: '₱0.00', value: '₱400' }));
    await yes.click();
    await expect(row).toContainText(fill(t.limit.used, { used: '₱0.00', value: '₱900' }));
    await expect(yes).toHaveCount(0);

    await responsible.set('loss', 'week', null);
    await expect(row).toContainText(
      patternOf(fill(t.limit.pending, { value: t.limit.none, time: '{{x}}' })),
    );
  });
});

test('the player chooses a limit, or none, before the first deposit', async ({
  page,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, {});
  await signIn(page, ownPlatform, player);
  const deposit = new DepositPage(page);
  const { t } = new ResponsiblePage(page);
  await page.goto('/deposit');
  const prompt = deposit.screen.getByRole('region', { name: t.first.title });
  await expect(prompt).toBeVisible();
  await expect(deposit.amount).toHaveCount(0);
  await expect(prompt.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(prompt.locator('input')).toHaveValue('');
  const [save, none] = [
    prompt.getByRole('button', { name: t.first.save }),
    prompt.getByRole('button', { name: t.first.none, exact: true }),
  ];
  // Both choices are equally easy.
  const look = (element: HTMLElement) => element.className;
  expect(await none.evaluate(look)).toBe(await save.evaluate(look));
  await save.click();
  await expect(prompt.getByRole('alert')).toContainText(t.first.wrongPeriod);
  await prompt.getByRole('button', { name: t.limit.period.week }).click();
  await save.click();
  await expect(prompt.locator('input')).toBeFocused();
  await prompt.locator('input').fill('250');
  await save.click();
  await expect(deposit.amount).toBeVisible();
  await expect(prompt).toHaveCount(0);
  const own = deposit.screen.locator('[data-deposit-limits]');
  await expect(own).toContainText(fill(t.deposit.line, { left: '₱250.00', value: '₱250' }));
  await deposit.amount.fill('300');
  await expect(deposit.amount).toHaveAccessibleDescription(
    fill(deposit.t.amount.overLimit, { left: '₱250.00' }),
  );
});

test('"no limit" is a choice that is not requested again', async ({ page, ownPlatform }) => {
  await signIn(page, ownPlatform, await makePlayer(ownPlatform, {}));
  const deposit = new DepositPage(page);
  await page.goto('/deposit');
  await deposit.chooseNoLimit();
  await page.reload();
  await deposit.isReady();
  await expect(deposit.amount).toBeVisible();
  await expect(deposit.screen.locator('[data-deposit-limits]')).toHaveCount(0);
  const responsible = new ResponsiblePage(page);
  await responsible.openLimits();
  await expect(responsible.limit('deposit', 'month')).toContainText(responsible.t.limit.none);
  await expect(responsible.limit('deposit', 'day')).toContainText(responsible.t.limit.unset);
});

test('the lowest of several limits applies before anything is sent', async ({
  page,
  player,
  ownPlatform,
  deposit,
}) => {
  const responsible = new ResponsiblePage(page);
  const { t } = responsible;
  await responsible.openLimits();
  await responsible.set('deposit', 'day', '2000');
  await responsible.set('deposit', 'month', '1700');
  await deposit.open();
  const own = deposit.screen.locator('[data-deposit-limits]');
  const lines = own.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).not.toContainText(t.deposit.lowest);
  await expect(lines.last()).toContainText(
    fill(t.deposit.line, { left: '₱465.44', value: '₱1,700' }),
  );
  await expect(lines.last()).toContainText(t.deposit.lowest);
  await deposit.amount.fill('500');
  await expect(deposit.amount).toHaveAccessibleDescription(
    fill(deposit.t.amount.overLimit, { left: '₱465.44' }),
  );
  await deposit.submit.click();
  expect(await ordersOf(ownPlatform, player)).toEqual([]);
  await untilDebounced(page);
  await deposit.openCashier('450');
  await closeByEscape(deposit.sheet);
  // A pending order counts.
  await deposit.open();
  await expect(lines.last()).toContainText(
    fill(t.deposit.line, { left: '₱15.44', value: '₱1,700' }),
  );
});

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('setting limits is accessible', async ({ page, ownPlatform }) => {
      await signIn(page, ownPlatform, await makePlayer(ownPlatform, {}));
      const { t } = new ResponsiblePage(page, market);
      await page.goto('/deposit');
      await expect(page.getByRole('region', { name: t.first.title })).toBeVisible();
      await expectUsableInBothThemes(page, 'the first limit');
      const responsible = new ResponsiblePage(page, market);
      await responsible.openLimits();
      await responsible.set('deposit', 'day', '500');
      await responsible.set('deposit', 'day', '800');
      await responsible.change('bet', 'month');
      await expectUsableInBothThemes(page, 'limits');
      await new DepositPage(page, market).open();
      await expectUsableInBothThemes(page, 'limits before a deposit');
    });
  });
}

test('the player chooses the interval of the reality check', async ({
  page,
  player: _player,
  consoleErrors,
}) => {
  const responsible = new ResponsiblePage(page);
  const { t } = responsible;
  await responsible.openRecords();
  const part = responsible.part(t.reality.title);
  const choice = (minutes: number) =>
    part.getByRole('button', { name: `${minutes} minutes`, exact: true });
  // The operator's longest interval applies until the player chooses one.
  await expect(part.getByRole('button', { pressed: true })).toHaveText('60 minutes');
  await choice(15).click();
  await expect(part.getByRole('button', { pressed: true })).toHaveText('15 minutes');

  consoleErrors.expect(/Failed to load resource|net::ERR_/);
  await page.route(`**${endpoints.setReality.path}`, (route) => route.abort());
  await untilDebounced(page);
  await choice(30).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByRole('button', { pressed: true })).toHaveText('15 minutes');
  await page.unroute(`**${endpoints.setReality.path}`);
  await untilDebounced(page);
  await choice(30).click();
  await expect(part.getByRole('alert')).toHaveCount(0);
  await responsible.openRecords();
  await expect(part.getByRole('button', { pressed: true })).toHaveText('30 minutes');
});
