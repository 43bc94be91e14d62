/** Breaks, self-exclusion and the player's own records. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { pause as inEnglish } from '#features/pause/texts/en-PH.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { ResponsiblePage } from '#tests/support/pages/responsible-page.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';

const DAY_MS = 86_400_000;

test.describe(() => {
  test.use({ movesClock: true });

  test(
    'a break starts at once, can only be extended, and ends by itself',
    { tag: '@gate' },
    async ({ page, player: _player, ownPlatform }) => {
      const responsible = new ResponsiblePage(page);
      const { t, screen } = responsible;
      await responsible.openBreaks();
      const part = responsible.part(t.pause.title);
      const take = async (time: string) => {
        await part.getByRole('button', { name: time, exact: true }).click();
        const step = part.getByRole('group', { name: fill(t.pause.question, { time }) });
        await expect(step).toBeFocused();
        await step.getByRole('button', { name: t.pause.confirm }).click();
        await expect(step).toHaveCount(0);
      };
      // Leaving is as easy as taking the break.
      await part.getByRole('button', { name: t.pause.hours.for72, exact: true }).click();
      await part.getByRole('button', { name: t.pause.cancel }).click();
      await expect(screen).not.toContainText(patternOf(t.pause.onBreak));

      await take(t.pause.hours.for72);
      const notice = screen.getByRole('status').filter({ hasText: patternOf(t.pause.onBreak) });
      await expect(notice).toContainText(t.pause.still);
      const shown = await notice.textContent();
      await untilDebounced(page);
      await take(t.pause.hours.for24);
      await expect(notice).toHaveText(shown ?? '');

      await page.goto('/deposit');
      const pause = page.locator('[data-screen="deposit"] [data-pause="break"]');
      await pause.getByRole('link', { name: inEnglish.withdrawal }).click();
      await expect(page.locator('main[data-screen="withdrawal"]')).toBeVisible();
      await ownPlatform.operator('clock/advance', { ms: 3 * DAY_MS });
      await responsible.openBreaks();
      await expect(notice).toHaveCount(0);
    },
  );
});

test('self-exclusion asks for the password, which is sent encrypted', async ({ page, player }) => {
  const responsible = new ResponsiblePage(page);
  const { t, screen } = responsible;
  await responsible.openBreaks();
  const part = responsible.part(t.exclude.title);
  const password = part.getByLabel(t.exclude.password, { exact: true });
  const submit = part.getByRole('button', { name: t.exclude.submit });
  await expect(part.getByRole('radio', { checked: true })).toHaveCount(0);
  await submit.click();
  await expect(part.getByRole('alert')).toContainText(t.exclude.wrongLength);
  await part.getByRole('radio', { name: t.exclude.months.for6 }).check();
  await submit.click();
  await expect(password).toHaveAccessibleDescription(t.exclude.noPassword);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.selfExclude.path)) sent.push(request.postData() ?? '');
  });
  const confirm = part.getByRole('button', { name: t.exclude.confirm });
  await password.fill('not-my-password');
  await submit.click();
  await confirm.click();
  await expect(part.getByRole('alert')).toContainText(t.exclude.wrongPassword);
  await part.getByLabel(t.exclude.password, { exact: true }).fill(player.password);
  await untilDebounced(page);
  await submit.click();
  await expect(part).toContainText(fill(t.exclude.question, { time: t.exclude.months.for6 }));
  await confirm.click();
  const notice = screen.getByRole('status').filter({ hasText: patternOf(t.pause.excluded) });
  await expect(notice).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent.join(' ')).not.toContain(player.password);
  expect(JSON.parse(sent[1] ?? '{}')).toMatchObject({ months: 6 });

  // It takes effect at once: no deposits, but the records and withdrawal stay open.
  await page.goto('/deposit');
  await expect(page.locator('[data-screen="deposit"] [data-pause="excluded"]')).toBeVisible();
  await responsible.openBreaks();
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page.locator('main[data-screen="withdrawal"]')).toBeVisible();
});

test('the records export adds up to the balance', async ({ page, player }) => {
  const responsible = new ResponsiblePage(page);
  const { t } = responsible;
  await responsible.openLimits();
  await responsible.set('bet', 'day', '40');
  await responsible.openRecords();
  const part = responsible.part(t.records.title);
  const saving = page.waitForEvent('download');
  await part.getByRole('button', { name: t.records.save }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^parola-records-\d{4}-\d\d-\d\d\.json$/);
  const records = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: string;
    unit: string;
    coin: number;
    ledger: { amount: number; balanceAfter: number }[];
    totals: { amount: number }[];
    choices: { kind: string }[];
  };
  const sum = (entries: { amount: number }[]) =>
    entries.reduce((total, { amount }) => total + amount, 0);
  expect(records).toMatchObject({ account: player.account, unit: 'hundredths', coin: 123_456 });
  expect(sum(records.ledger)).toBe(records.coin);
  expect(sum(records.totals)).toBe(records.coin);
  expect(records.ledger.at(-1)?.balanceAfter).toBe(records.coin);
  expect(records.choices.map(({ kind }) => kind)).toContain('limit-set');
  await expect(part.getByRole('status')).toContainText('₱1,234.56');
});

for (const market of ['ph', 'th'] as const) {
  test.describe(`in the market ${market}`, () => {
    test.use({
      market,
      viewport: { width: 320, height: 640 },
    });

    test('taking a break is accessible', async ({ page, player: _player }) => {
      const responsible = new ResponsiblePage(page, market);
      const { t } = responsible;
      await responsible.openBreaks();
      const part = responsible.part(t.pause.title);
      await part.getByRole('button', { name: t.pause.hours.for24, exact: true }).click();
      await responsible
        .part(t.exclude.title)
        .getByRole('button', { name: t.exclude.submit })
        .click();
      await expectUsableInBothThemes(page, 'breaks');
      await part.getByRole('button', { name: t.pause.confirm }).click();
      await expect(responsible.screen).toContainText(patternOf(t.pause.onBreak));
      await expectUsableInBothThemes(page, 'on a break');
    });
  });
}
