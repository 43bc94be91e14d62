/** The red packet's dialog and the page of the cash bonus (spec §2, §4 "Red packet", §8 1101–1115). */
import { expect } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { redPacket as english } from '#features/red-packet/texts/en-PH.ts';
import { errors } from '#i18n/texts/en-PH/errors.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { redPacket as thai } from '#features/red-packet/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { loadAgain } from '#tests/support/pages/load-again.ts';
import { freshMobile } from '#tests/support/pages/account-steps.ts';
import { untilDebounced } from '#tests/support/pages/account-test.ts';
import { countReqNos, loseAnswer, watchBodies } from '#tests/support/pages/calls.ts';
import { RedPacketPage, makePacketPlayer, peso } from '#tests/support/pages/red-packet-page.ts';
import { holdBack } from '#tests/support/pages/held-calls.ts';
import { expectUsable, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { countRequests, makePlayer, refuseOnce } from '#tests/support/pages/operator-steps.ts';
import { fill, refusalIn } from '#tests/support/pages/texts.ts';
import { BankForm, test } from '#tests/support/pages/withdrawal-test.ts';

const STATE = endpoints.redPacket.path;
const WITHDRAW = endpoints.withdrawRedPacket.path;
const LEVEL = endpoints.claimLevelBonus.path;
const RECHARGE = endpoints.claimRechargeBonus.path;
const PACKET_WAGERING = fill(reward.wagering.needTimes, { amount: '₱1,750.00', times: '35' });
/** How long a red packet is valid. */
const LIFETIME_MS = 72 * 3_600_000;

test('a red packet is shared, wagered, withdrawn once after a bank is bound, and completed [red-packet.amount-and-progress] [red-packet.withdraw-or-share] [red-packet.bank-form] [flow.red-packet.status] [flow.red-packet.withdrawn] [validation.debounce]', async ({
  page,
  ownPlatform,
  lobby,
  tBank,
  cash,
}) => {
  const { player, client, bet, coin } = await makePacketPlayer(ownPlatform, lobby, {
    hasBank: false,
  });
  await signIn(page, ownPlatform, player);
  await cash.open();
  await cash.openPacket();
  await expect(cash.packet).toContainText(
    fill(english.packet.rule, { bets: '₱500', amount: '₱50' }),
  );
  await expect(cash.packet.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    fill(english.packet.of, { has: '₱0', needs: '₱500' }),
  );
  await expect(cash.packet.getByRole('timer')).toHaveText(/^7[01]:\d\d:\d\d$/);
  await expect(cash.packet).toContainText(PACKET_WAGERING);
  await expectUsableInBothThemes(page, 'the red packet');
  await cash.packet.getByRole('button', { name: english.packet.share }).click();
  await expect(page.locator('[data-overlay]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cash.packet).toHaveCount(0);

  await bet(1);
  await cash.openPacket();
  const withdraw = cash.withdrawButton(5000, cash.packet);
  await expect(withdraw).toBeVisible();
  await expect(cash.packet).toContainText(english.packet.needsBank);
  await withdraw.click();
  const form = new BankForm(page, tBank);
  await expect(cash.bankForm).toBeVisible();
  await form.pick(1);
  await form.realname.fill('Ana Cruz');
  await form.number.fill(freshMobile());
  await form.confirm.click();
  await expect(withdraw).toBeVisible();

  const before = await coin();
  const count = await countRequests(ownPlatform);
  expect(await cash.mark()).not.toBe(-1);
  await untilDebounced(page);
  await withdraw.dblclick();
  await expect(cash.packet).toHaveCount(0);
  await expect(cash.tip).toContainText(fill(english.tip.gotTitle, { amount: '₱50' }));
  await expect(cash.tip).toContainText(PACKET_WAGERING);
  expect((await count(WITHDRAW))[WITHDRAW]).toBe(1);
  expect(await cash.mark()).toBe(-1);
  expect(await coin()).toBe(before + 5000);
  await expectUsable(page, 'the tip of the red packet');
  await cash.tip.getByRole('button', { name: english.tip.ok }).click();
  await expect(cash.tip).toHaveCount(0);
  await expect(cash.screen).toContainText(fill(english.first.done, { amount: '₱50' }));
  await expect(cash.record).toContainText(english.record['first-withdrawal']);
  expect((await client.call('redPacket', { version: 1 })).withdrawTutorialData.status).toBe(2);
});

test('the red packet shows a loading state until its data has loaded [red-packet.loading]', async ({
  page,
  home,
  ownPlatform,
  lobby,
}) => {
  const { player } = await makePacketPlayer(ownPlatform, lobby);
  await signIn(page, ownPlatform, player);
  await changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    answer['appLobbyAdConfigList'] = [{ ...banner, id: 900, clickType: 1, clickAction: '25' }];
    const click = { clickType: 1, clickAction: '22', buttonTitle: 'Open' };
    answer['appNoticeConfigList'] = [
      { id: 700, noticeType: 2, title: 'A', content: '', imgUrl: '', ...click },
    ];
  });
  const release = await holdBack(page, 'redPacket');
  await home.open();
  await home.carousel.front.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  const { packet } = new RedPacketPage(page);
  await expect(packet.locator('output[aria-busy="true"]')).toBeVisible();
  await expect(packet.getByRole('timer')).toHaveCount(0);
  await release();
  await expect(packet.getByRole('timer')).toBeVisible();
  await expect(packet.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('the red packet’s bank form returns to it [bank-form.title-and-back]', async ({
  page,
  ownPlatform,
  lobby,
  tBank,
  cash,
}) => {
  const { player, bet } = await makePacketPlayer(ownPlatform, lobby, { hasBank: false });
  await bet(1);
  await signIn(page, ownPlatform, player);
  await cash.open();
  await cash.openPacket();
  const withdraw = cash.withdrawButton(5000, cash.packet);
  await withdraw.click();
  await expect(
    cash.bankForm.getByRole('heading', { name: english.packet.bankTitle }),
  ).toBeVisible();
  await cash.bankForm.getByRole('button', { name: tBank.back }).click();
  await expect(cash.bankForm).toHaveCount(0);
  await expect(withdraw).toBeVisible();
});

test('a red packet withdrawn on another device opens its page [flow.red-packet.status]', async ({
  page,
  ownPlatform,
  lobby,
  cash,
}) => {
  const one = await makePacketPlayer(ownPlatform, lobby);
  await one.bet(1);
  await signIn(page, ownPlatform, one.player);
  await cash.open();
  await one.client.order('withdrawRedPacket', { type: 2 });
  await page.evaluate(() => window.history.replaceState(null, '', '/activity/cashBonus?from=here'));
  await cash.screen.getByRole('button', { name: /^Open the red packet/ }).click();
  await expect(page).toHaveURL(/\/activity\/cashBonus$/);
  await expect(cash.packet).toHaveCount(0);
  await expect(cash.tip).toHaveCount(0);
  await expect.poll(() => cash.mark()).toBe(-1);
  await expect(cash.screen).toContainText(fill(english.first.done, { amount: '₱50' }));
});

test('an error code closes the dialog with a message and a next step; a refused withdrawal has its own message [flow.red-packet.failed] [errors.cash-bonus] [errors.red-packet]', async ({
  page,
  ownPlatform,
  lobby,
  cash,
}) => {
  const { player, bet } = await makePacketPlayer(ownPlatform, lobby);
  await bet(1);
  await signIn(page, ownPlatform, player);
  await cash.open();
  await refuseOnce(ownPlatform, STATE, 1101);
  await cash.screen.getByRole('button', { name: /^Open the red packet/ }).click();
  await expect(cash.tip).toContainText(refusalIn(errors.redPacket.packetBroken, { code: 1101 }));
  await expect(cash.packet).toHaveCount(0);
  await expect(cash.tip.getByRole('link', { name: english.step.service })).toBeVisible();
  await cash.tip.getByRole('button', { name: english.tip.ok }).click();
  await expect(cash.tip).toHaveCount(0);

  // Refused withdrawals stay in the dialog: each code has its message and step.
  await cash.open();
  await cash.openPacket();
  const withdraw = cash.withdrawButton(5000, cash.packet);
  for (const [code, text, step] of [
    [1107, errors.redPacket.notEnough, english.step.play],
    [1109, errors.redPacket.levelTooLow, english.step.play],
    [1110, errors.redPacket.vipTooLow, english.step.vip],
    [1111, errors.redPacket.notConfigured, english.step.service],
    [1112, errors.redPacket.notStarted, english.step.activities],
    [1113, errors.redPacket.dataBroken, english.step.service],
    [1114, errors.redPacket.notMet, english.step.play],
    [1115, errors.redPacket.withdrawn, english.step.page],
    [1243, english.error.expired, english.step.page],
    [1999, 'Something went wrong', english.step.service],
  ] as const) {
    await refuseOnce(ownPlatform, WITHDRAW, code);
    await untilDebounced(page);
    await withdraw.click();
    const alert = cash.packet.getByRole('alert');
    await expect(alert).toContainText(refusalIn(text, { code }));
    await expect(alert.getByRole('link')).toHaveText(step);
  }
});

test.describe(() => {
  test.use({ movesClock: true });

  test('a red packet that expires while open says so and closes [flow.red-packet.expired]', async ({
    page,
    ownPlatform,
    lobby,
    cash,
  }) => {
    const { player } = await makePacketPlayer(ownPlatform, lobby);
    await signIn(page, ownPlatform, player);
    await cash.open();
    await cash.openPacket();
    await expect(cash.packet.getByRole('timer')).toHaveText(/^7[01]:\d\d:\d\d$/);
    await ownPlatform.operator('clock/advance', { ms: LIFETIME_MS });
    // The page gets the server's time with the next answer: here, when the player returns.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cash.tip).toContainText(english.tip.expiredTitle);
    await expect(cash.packet).toHaveCount(0);
    await expect(cash.tip.getByRole('link', { name: english.step.page })).toBeVisible();
    await expectUsable(page, 'the tip of a packet that is over');
    await cash.tip.getByRole('button', { name: english.tip.ok }).click();
    await expect(cash.tip).toHaveCount(0);
    expect(await cash.mark()).not.toBe(-1);
    await expect(cash.screen).toContainText(english.first.over);
  });
});

test('a red packet that fails to load still shows its rules [flow.red-packet.failed]', async ({
  page,
  home,
  ownPlatform,
  consoleErrors,
  cash,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  await signIn(page, ownPlatform, await makePlayer(ownPlatform));
  await page.route(`**${STATE}`, (route) => route.abort());
  await changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    const [notice] = answer['appNoticeConfigList'] as object[];
    const click = { clickType: 1, clickAction: '22', buttonTitle: 'Open it' };
    answer['appLobbyAdConfigList'] = [{ ...banner, id: 900, clickType: 1, clickAction: '25' }];
    answer['appNoticeConfigList'] = [{ ...notice, noticeType: 2, ...click }];
  });
  await home.open();
  await home.carousel.front.getByRole('button').click();
  await page.locator('[data-overlay="notice"]').getByRole('button', { name: 'Open it' }).click();
  await expect(cash.packet).toContainText(
    fill(english.packet.rule, { bets: '₱500', amount: '₱50' }),
  );
  await expect(cash.packet).toContainText(english.packet.unknown);
  await expect(cash.packet.getByRole('button', { name: english.packet.share })).toBeVisible();
  await expect(cash.packet.getByRole('progressbar')).toHaveCount(0);
  await expect(cash.packet.getByRole('timer')).toHaveCount(0);
  await expectUsableInBothThemes(page, 'a red packet that could not be asked for');
  await page.unroute(`**${STATE}`);
  await loadAgain(
    cash.packet.getByRole('button', { name: 'Try again' }),
    cash.packet.getByRole('timer'),
  );
  await expect(cash.packet.getByText(english.packet.unknown)).toHaveCount(0);
});

test('bonuses are collected once each, withdrawn together, and recorded [routes.activity-cash-bonus]', async ({
  page,
  ownPlatform,
  lobby,
  cash,
}) => {
  const { player, bet, payIn, coin } = await makePacketPlayer(ownPlatform, lobby);
  await bet(2);
  await payIn(50_000);
  await signIn(page, ownPlatform, player);
  await cash.open();
  await expect(cash.screen).toContainText(
    fill(english.levels.own, { level: 2, bets: peso(100_000, 0) }),
  );
  await expect(cash.screen).toContainText(
    fill(english.levels.gameLeft, { level: 3, bets: peso(400_000, 0) }),
  );
  const count = await countRequests(ownPlatform);
  await cash.level(1, 1000).dblclick();
  await expect(cash.screen).toContainText(fill(english.end.claimed, { all: '₱10.00' }));
  expect((await count(LEVEL))[LEVEL]).toBe(1);
  await expect(cash.level(1, 1000)).toHaveCount(0);
  await expect(cash.screen).toContainText(fill(english.head.least, { least: '₱20.00' }));
  await expect(cash.withdrawButton(1000)).toBeDisabled();
  await untilDebounced(page);
  await cash.level(2, 2000).click();
  await expect(cash.withdrawButton(3000)).toBeEnabled();
  await untilDebounced(page);
  await cash.deposit(50_000, 4000).click();
  await expect(cash.withdrawButton(7000)).toBeEnabled();

  const before = await coin();
  await untilDebounced(page);
  await cash.withdrawButton(7000).dblclick();
  await expect(cash.screen).toContainText(fill(english.end.withdrawn, { amount: '₱70.00' }));
  await expect(cash.screen.locator('[data-balance]')).toHaveText(peso(before + 7000));
  expect((await count(WITHDRAW))[WITHDRAW]).toBe(1);
  expect(await coin()).toBe(before + 7000);
  await cash.screen.getByRole('button', { name: english.end.ok }).click();
  await expect(cash.withdrawButton(0)).toBeDisabled();
  await expect(cash.record.getByRole('listitem')).toHaveCount(4);
  await expect(cash.record.getByRole('listitem').first()).toContainText('₱70.00');
  await untilDebounced(page);
  await cash.deposit(10_000, 1000).click();
  await expect(cash.screen).toContainText(fill(english.head.least, { least: '₱20.00' }));
  await expectUsableInBothThemes(page, 'the cash bonus');
});

test('every refusal on the page has a message and a next step; a lost answer collects once [errors.cash-bonus]', async ({
  page,
  ownPlatform,
  lobby,
  consoleErrors,
  cash,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const { player, bet, payIn, client } = await makePacketPlayer(ownPlatform, lobby);
  await bet(2);
  await payIn(10_000);
  await client.order('claimLevelBonus', { level: 2 });
  await signIn(page, ownPlatform, player);
  await cash.open();
  const alert = cash.screen.getByRole('alert');
  for (const [path, code, text, step] of [
    [LEVEL, 1101, errors.redPacket.packetBroken, english.step.service],
    [LEVEL, 1109, errors.redPacket.levelTooLow, english.step.play],
    [LEVEL, 1110, errors.redPacket.vipTooLow, english.step.vip],
    [LEVEL, 1111, errors.redPacket.notConfigured, english.step.service],
    [LEVEL, 1113, errors.redPacket.dataBroken, english.step.service],
    [LEVEL, 1241, english.error.claimed, null],
    [RECHARGE, 1242, english.error.notReached, english.step.deposit],
    [WITHDRAW, 1107, errors.redPacket.notEnough, english.step.play],
    [WITHDRAW, 1108, errors.redPacket.noTimesLeft, null],
    [WITHDRAW, 1112, errors.redPacket.notStarted, english.step.activities],
  ] as const) {
    await refuseOnce(ownPlatform, path, code);
    await untilDebounced(page);
    const button = {
      [LEVEL]: cash.level(1, 1000),
      [RECHARGE]: cash.deposit(10_000, 1000),
      [WITHDRAW]: cash.withdrawButton(2000),
    }[path];
    await button.click();
    await expect(alert).toContainText(refusalIn(text, { code }));
    await expect(alert.getByRole('link')).toHaveText(step === null ? [] : [step]);
  }

  const sent = watchBodies(page, 'claimLevelBonus');
  await loseAnswer(page, 'claimLevelBonus');
  await untilDebounced(page);
  await cash.level(1, 1000).click();
  await expect(cash.withdrawButton(3000)).toBeEnabled();
  await expect(cash.screen).toContainText(fill(english.end.claimed, { all: '₱30.00' }));
  expect(countReqNos(sent), 'one number for both tries').toBe(1);
  expect((await client.call('redPacket', { version: 1 })).amount).toBe(3000);

  // A server that sends only the fields that the specification names.
  const { createTime, withdrawTutorialData } = await client.call('redPacket', { version: 1 });
  await page.route(`**${STATE}`, (route) =>
    route.fulfill({ json: { errcode: 0, createTime, withdrawTutorialData } }),
  );
  await page.reload();
  await expect(cash.screen).toContainText(english.levels.none);
  await expect(cash.screen).toContainText(english.recharges.none);
  await expect(cash.screen).toContainText(fill(english.first.ready, { amount: '₱50' }));
  await expect(cash.withdrawButton(0)).toBeDisabled();
  await page.route(`**${STATE}`, (route) => route.fulfill({ json: { errcode: 1112 } }));
  await page.reload();
  await expect(cash.screen).toContainText(english.closedTitle);
  await expect(cash.screen.getByRole('link', { name: english.step.activities })).toBeVisible();
});

test.describe('in Thai on a narrow phone', () => {
  test.use({ market: 'th', viewport: { width: 320, height: 640 } });

  test('page and dialog fit and are accessible', async ({ page, ownPlatform, cash }) => {
    await ownPlatform.operator('scenario/apply', { name: 'red-packet-claimable' });
    const player = { account: 'cashclaim', password: ownPlatform.demo.password };
    await signIn(page, ownPlatform, player);
    await page.goto('/activity/cashBonus');
    await expect(cash.screen.getByText(thai.record.empty)).toBeVisible();
    await expectUsableInBothThemes(page, 'the cash bonus at 320 px');
    await cash.screen.getByRole('button', { name: /^เปิดอั่งเปา/ }).click();
    await expect(cash.packet.getByRole('timer')).toBeVisible();
    await expectUsableInBothThemes(page, 'the red packet at 320 px');
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the envelope and what it asks for are in the first view', async ({
    page,
    ownPlatform,
    lobby,
    cash,
  }) => {
    const { player } = await makePacketPlayer(ownPlatform, lobby);
    await signIn(page, ownPlatform, player);
    await cash.open();
    await cash.openPacket();
    const rule = fill(english.packet.rule, { bets: '₱500', amount: '₱50' });
    const footer = await cash.packet
      .getByRole('button', { name: english.packet.share })
      .boundingBox();
    for (const part of [
      cash.packet.locator('svg[viewBox="0 0 240 168"]'),
      cash.packet.getByText(rule),
    ]) {
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return box !== null && footer !== null && box.y + box.height <= footer.y;
        })
        .toBe(true);
    }
  });
});
