/** The spin invite: its dialog and its wheel (spec §2 "Spin-invite panel", §4, §8, §9). */
import { expect, type Page } from '@playwright/test';
import { endpoints, type WireResponseOf } from '#shared/wire/endpoints.ts';
import type { WheelSegment } from '#shared/spin-invite/spin-invite.ts';
import { invitation } from '#features/invitation/texts/en-PH.ts';
import { invitation as invitationThai } from '#features/invitation/texts/th-TH.ts';
import { spinInvite as english } from '#features/spin-invite/texts/en-PH.ts';
import { spinInvite as thai } from '#features/spin-invite/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test, untilDebounced } from '#tests/support/pages/account-test.ts';
import { changeAnswer, countReqNos, loseAnswer, watchBodies } from '#tests/support/pages/calls.ts';
import { holdBack } from '#tests/support/pages/held-calls.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { fetchLobby } from '#tests/support/pages/lobby-data.ts';
import { pesos, segmentAtRest } from '#tests/support/pages/spin-steps.ts';
import { fill, refusalText } from '#tests/support/pages/texts.ts';

const PATH = '/activity/spin';
const DAY_MS = 86_400_000;
const screenOf = (page: Page) => page.locator('[data-screen="spin"]');
const spinOf = (page: Page) =>
  screenOf(page).getByRole('button', { name: english.wheel.spin, exact: true });

async function openDialog(page: Page, { wheel } = invitation) {
  await page.goto('/lobby/invitation');
  await page.getByRole('button', { name: wheel }).click();
  return page.locator('[data-overlay="spin-invite"]');
}

test.describe(() => {
  test.use({ movesClock: true });

  test('the wheel stops at the server’s segment; one tap is one spin [routes.activity-spin] [enum.activity.spin-invite]', async ({
    page,
    ownPlatform,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The phone's clock is a day ahead: countdowns follow the server's.
    await page.clock.install({ time: Date.now() + DAY_MS });
    const player = await makePlayer(ownPlatform);
    await signIn(page, ownPlatform, player);
    await page.goto(PATH);
    const screen = screenOf(page);
    await expect(screen.getByText(english.wheel.startTitle)).toBeVisible();
    const joined = page.waitForResponse(`**${endpoints.spinInvite.path}`);
    await screen.getByRole('button', { name: english.wheel.start }).click();
    const { addAmount } = (await (await joined).json()) as WireResponseOf<'spinInvite'>;
    // The first draw is a spin too: nothing reveals its result before the wheel stops.
    await expect(screen.getByRole('progressbar')).toHaveCount(0);
    const firstWin = fill(english.wheel.first, { amount: pesos(addAmount), target: '₱500' });
    await expect(screen.getByRole('status').filter({ hasText: firstWin })).toBeVisible();
    const { actInviteConditionModelClient2List: rounds } = await fetchLobby(ownPlatform);
    const segments = rounds[0]?.bonus.map((part) => JSON.parse(part) as WheelSegment) ?? [];
    const rest = await segmentAtRest(page);
    expect(segments.find(({ index }) => index === rest)?.amount).toBe(addAmount);
    await expect(spinOf(page)).toBeVisible();

    const spins = watchBodies(page, 'spin');
    const answered = page.waitForResponse(`**${endpoints.spin.path}`);
    await spinOf(page).dblclick();
    const draw = (await (await answered).json()) as WireResponseOf<'spin'>;
    const outcome = screen.getByRole('status').filter({ hasText: english.wheel.spinning });
    await expect(outcome).toBeVisible();
    // While it turns, only compositor animations run: the wheel’s rotation and the light of its lamps.
    const changing = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    );
    expect(new Set(changing)).toEqual(new Set(['transform', 'opacity']));
    await expect(
      screen.getByText(fill(english.wheel.got, { amount: pesos(draw.addAmount), target: '₱500' })),
    ).toBeVisible();
    expect(await segmentAtRest(page)).toBe(draw.index);
    expect(spins).toHaveLength(1);
    await expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      fill(english.progress.of, { won: pesos(draw.bonusAmount), target: pesos(draw.totalAmount) }),
    );
    await expect(screen.getByText(english.wheel.none)).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveText(
      /^Next free spin in (?:24:00:00|23:5\d:\d\d)$/,
    );
    const rows = screen.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(pesos(draw.addAmount));

    await screen.getByText(english.terms.title).click();
    await expect(screen.getByRole('row')).toHaveCount(9);
    await expect(screen.getByRole('cell', { name: '12.5%' })).toHaveCount(8);
    await expectUsableInBothThemes(page, 'the wheel');

    await ownPlatform.operator('clock/advance', { ms: DAY_MS });
    await page.reload();
    await expect(screen.getByText(english.wheel.freeNow)).toBeVisible();
    await expect(spinOf(page)).toBeVisible();
  });
});

test('the dialog counts up the first draw, and shows the round from then on [spin-invite.panel] [spin-invite.progress] [spin-invite.intro] [enum.activity.spin-invite] [flow.spin-invite.status] [flow.spin-invite.join]', async ({
  page,
  ownPlatform,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await signIn(page, ownPlatform, await makePlayer(ownPlatform));
  const dialog = await openDialog(page);
  const get = dialog.getByRole('button', { name: english.intro.get });
  await expect(dialog.getByText(english.intro.title)).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const number = document.querySelector('[data-overlay="spin-invite"] output [data-step]');
      const step = number?.getAttribute('data-step');
      if (typeof step === 'string') seen.push(step);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-step'] });
  });
  const texts = () => page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]);
  const joined = page.waitForResponse(`**${endpoints.spinInvite.path}`);
  // From here on the test controls the time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await get.click();
  const { bonusAmount, totalAmount } = (await (
    await joined
  ).json()) as WireResponseOf<'spinInvite'>;
  const result = dialog.locator('output');
  await expect(result).toContainText(english.result.title);
  // The text is the final amount from the start: the steps are drawn over it.
  await expect(result).toContainText(pesos(bonusAmount));
  const steps = result.locator('[data-step]');
  await page.clock.runFor(1000);
  await expect(steps).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(steps).toHaveCount(0);
  const counting = await texts();
  for (const text of counting) expect(text).toMatch(/^₱\d+\.\d\d$/);
  const counted = counting.map((text) => Number(text.slice(1)));
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  expect(new Set(counted).size).toBeGreaterThan(5);
  await expect(dialog.getByText(pesos(totalAmount - bonusAmount))).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // During a round its progress shows at once (spec §4), and leads to the wheel.
  await openDialog(page);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    fill(english.progress.of, { won: pesos(bonusAmount), target: pesos(totalAmount) }),
  );
  await expect(dialog.getByText(english.lucky.title)).toBeVisible();
  await dialog.getByRole('link', { name: english.withdraw }).click();
  await expect(page).toHaveURL(PATH);
  await expect(dialog).toHaveCount(0);
});

test('the dialog shows the ranking, and a loading state before [spin-invite.loading] [spin-invite.ranking] [data.lucky-rank] [api.spin-invite]', async ({
  page,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform);
  await (await createPlayerClient(ownPlatform, player)).order('spinInvite');
  await signIn(page, ownPlatform, player);
  const lucky = [
    { avatar: 2, phone: '0917*****12', amount: 123_450 },
    { avatar: 5, phone: '0918*****34', amount: 99_900 },
    { avatar: 1, phone: '0919*****56', amount: 50_000 },
    { avatar: 4, phone: '0920*****78', amount: 1 },
  ];
  await changeAnswer(page, 'spinInvite', () => ({ luckyRankList: lucky }));
  const release = await holdBack(page, 'spinInviteStatus');
  const dialog = await openDialog(page);
  await expect(dialog.locator('[aria-busy="true"]').first()).toBeVisible();
  await release();
  await expect(dialog.getByText(english.lucky.title)).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  const rows = dialog.locator('ol').getByRole('listitem');
  await expect(rows).toHaveCount(lucky.length);
  for (const [at, { avatar, phone, amount }] of lucky.entries()) {
    await expect(rows.nth(at)).toContainText(phone);
    await expect(rows.nth(at)).toContainText(pesos(amount));
    await expect(rows.nth(at).locator('img')).toHaveAttribute(
      'src',
      new RegExp(`avatar_${avatar}\\.png$`),
    );
  }
});

test('a lost answer and a killed tab give the same spin', async ({
  page,
  consoleErrors,
  client,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const { bonusAmount: first } = await client.order('spinInvite');
  await page.goto(PATH);
  const screen = screenOf(page);
  const numbers = watchBodies(page, 'spin');
  await loseAnswer(page, 'spin');
  await loseAnswer(page, 'spin');
  await spinOf(page).click();
  await expect(screen.getByText(english.inDoubt.title)).toBeVisible();
  await expect(spinOf(page)).toHaveCount(0);
  await page.reload();
  const { list } = await client.call('spinRecord', { type: 2 });
  expect(list).toHaveLength(2);
  const won = list[0]?.amount ?? 0;
  await expect(
    screen.getByText(fill(english.wheel.got, { amount: pesos(won), target: '₱500' })),
  ).toBeVisible();
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    fill(english.progress.of, { won: pesos(first + won), target: pesos(50_000) }),
  );
  expect(countReqNos(numbers), 'one number for all tries').toBe(1);
  expect((await client.call('spinRecord', { type: 2 })).list).toHaveLength(2);
});

test('a refusal is explained, and the wheel stays usable [errors.spin-invite]', async ({
  page,
  ownPlatform,
  client,
}) => {
  await client.order('spinInvite');
  await page.goto(PATH);
  const alert = screenOf(page).getByRole('alert');
  for (const [code, text] of [
    [1107, english.error.notEnough],
    [1108, english.error.noSpin],
    [1112, english.error.notStarted],
    [1114, english.error.notMet],
    [1115, english.error.paid],
    [1243, english.error.over],
  ] as const) {
    await refuseOnce(ownPlatform, endpoints.spin.path, code);
    await spinOf(page).click();
    await expect(alert).toHaveText(refusalText(text, { code }));
    await untilDebounced(page);
  }
  await refuseOnce(ownPlatform, endpoints.spin.path, 4711);
  await spinOf(page).click();
  await expect(alert).toContainText('4711');
  await untilDebounced(page);
  await spinOf(page).click();
  await expect(screenOf(page).getByText(english.wheel.none)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a complete bonus links to its payout; a paid one shows when the next round starts', async ({
  page,
  client,
}) => {
  const { totalAmount } = await client.order('spinInvite');
  await changeAnswer(page, 'spinInviteStatus', () => ({ actStatus: 2 }));
  await changeAnswer(page, 'spinInvite', () => ({ bonusAmount: totalAmount, spinCount: 0 }));
  await page.goto(PATH);
  const payOut = screenOf(page).getByRole('link', {
    name: fill(english.wheel.payOut, { amount: pesos(totalAmount) }),
  });
  await expect(payOut).toHaveAttribute('href', '/withdrawal/spin');
  await expect(spinOf(page)).toHaveCount(0);
  await expectUsableInBothThemes(page, 'a complete bonus');

  await page.unroute(`**${endpoints.spinInviteStatus.path}`);
  await changeAnswer(page, 'spinInviteStatus', () => ({ actStatus: 3 }));
  await page.reload();
  await expect(screenOf(page).getByText(english.wheel.paidTitle)).toBeVisible();
  await expect(payOut).toHaveCount(0);

  // Over: a new round can begin, but which one is not promised.
  await page.unroute(`**${endpoints.spinInviteStatus.path}`);
  await changeAnswer(page, 'spinInviteStatus', () => ({ actStatus: 4 }));
  await page.reload();
  await expect(screenOf(page).getByText(english.wheel.startAgainTitle)).toBeVisible();
});

test.describe('in Thai, narrow, with doubled text', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('the wheel and its dialog are accessible', async ({ page, client }) => {
    await doubleText(page);
    await page.goto(PATH);
    const screen = screenOf(page);
    await expect(screen.getByText(thai.wheel.startTitle)).toBeVisible();
    await expectUsableInBothThemes(page, 'the start');
    await client.order('spinInvite');
    await page.reload();
    const spin = screen.getByRole('button', { name: thai.wheel.spin, exact: true });
    await spin.focus();
    await page.keyboard.press('Enter');
    await expect(screen.getByText(thai.wheel.none)).toBeVisible();
    await screen.getByRole('tab', { name: thai.records.spins }).press('ArrowRight');
    await expect(screen.getByRole('tab', { name: thai.records.invited })).toBeFocused();
    await expectUsableInBothThemes(page, 'the wheel');
    const dialog = await openDialog(page, invitationThai);
    await expect(dialog.getByText(thai.lucky.title)).toBeVisible();
    await expectUsableInBothThemes(page, 'the dialog');
  });
});
