import type { EndpointName, WireResponseOf } from '#shared/wire/endpoints.ts';
import { activityCentre as messages } from '#features/activity-centre/texts/en-PH.ts';
import { activityCentre as thai } from '#features/activity-centre/texts/th-TH.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { ActivitiesScreen } from '#screens/activity/activities-screen.tsx';
import { task } from '#features/task/texts/en-PH.ts';
import { pause } from '#features/pause/texts/en-PH.ts';
import { selectOverlays } from '#state/overlays/overlay-slice.ts';
import { reward as rewardTexts } from '#features/reward/texts/en-PH.ts';
import { fill, fillPlain, patternOf, refusalText } from '#tests/support/pages/texts.ts';
import { vipAnswer } from '#tests/builders/wire.ts';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { spinStanding } from '#tests/spin-invite/spin-rounds.ts';

const DAY = 86_400_000;
const VIP = vipAnswer({
  vip: 3,
  claims: [{ kind: 2, level: 3, amount: 8_800, isReceive: 0, endTime: 0, betRate: 35 }],
});
const NO_MAIL: WireResponseOf<'mails'> = {
  list: [],
  pageNo: 1,
  pageSize: 20,
  total: 0,
  hasMore: 0,
  red0: 0,
  red1: 0,
  red2: 0,
};

/** Calls that the reward list is built from. */
const ASKED = [
  'wagering',
  'signUpBonus',
  'accumulatedRecharge',
  'tradeInfo',
  'tasks',
  'mails',
  'vipInfo',
  'spinInviteStatus',
  'redPacket',
] as const satisfies EndpointName[];

/** Makes the server offer these activities and nothing to claim. */
function answerNothing(app: App, ...activityIds: number[]) {
  app.platform.reply('protection', { status: 404 });
  app.answer('activities', { activityIds, activityMap: {}, totalRecharge: 0, isBeginner: 0 });
  for (const name of ASKED) app.platform.reply(name, { status: 403 });
  app.answer('mails', NO_MAIL);
  app.answer('vipInfo', { ...VIP, claims: [] });
  app.answer('tasks', {
    achieveNum: 0,
    achieveData: '[]',
    taskData: '{}',
    resetTime: Date.now() + DAY,
  });
  app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
}

async function openCentre(app: App) {
  await renderApp(app, <ActivitiesScreen />);
  return userEvent.setup();
}

const GIFT = [{ id: 2001, count: 8_800, betRate: 35, betDays: null }];
const TASK = { id: 3, type: 3, taskTarget: 50, rewards: GIFT, sort: 1 };

const claimButton = (name: string) =>
  screen.findByRole('button', { name: fill(messages.go.of, { action: messages.go.claim, name }) });

/** Open overlays with their content. */
const opened = ({ store }: App) => selectOverlays(store.getState()).map(({ overlay }) => overlay);

/** The items of the receipt. */
const received = () =>
  within(screen.getByRole('list', { name: enPH.member.rewards.label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** A tile, whatever it says beside its name. */
const tile = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

describe('the activity centre', () => {
  it('links to every running activity and to no other', async () => {
    const app = await createApp();
    answerNothing(app, 15, 20);
    const user = await openCentre(app);
    expect((await tile(rewardTexts.place['spin-invite'])).getAttribute('href')).toBe(
      '/activity/spin',
    );
    expect((await tile(rewardTexts.place.task)).getAttribute('href')).toBe('/profile/task');
    expect(screen.queryByRole('link', { name: rewardTexts.place['red-packet'] })).toBeNull();
    expect(screen.queryByRole('button', { name: rewardTexts.place['follow-rewards'] })).toBeNull();
    await user.click(screen.getByRole('button', { name: rewardTexts.place['sign-up-bonus'] }));
    expect(app.overlays()).toEqual(['sign-up-bonus']);
  });

  it('lists claimable rewards with their total and links to them', async () => {
    const app = await createApp();
    answerNothing(app);
    app.answer('vipInfo', VIP);
    await openCentre(app);
    expect(await screen.findByText(fillPlain(messages.vip.weekly, { level: 3 }))).toBeTruthy();
    expect(screen.getByText(fill(messages.list.total, { amount: '₱88.00' }))).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: fill(messages.claimAllOf, { amount: '₱88.00' }) }),
    ).toBeNull();
  });

  it('says on the tiles what is ready, and how far the rest is', async () => {
    const app = await createApp({
      config: {
        appTaskConfigList: [{ ...TASK, rewards: [{ id: 2001, count: 500 }] }],
      },
    });
    answerNothing(app);
    app.answer('vipInfo', VIP);
    app.answer('tasks', {
      achieveNum: 0,
      achieveData: '[]',
      taskData: JSON.stringify({ 3: { taskTarget: 50, num: 20, isReceive: 0.5 } }),
      resetTime: Date.now() + DAY,
    });
    await openCentre(app);
    const ready = fill(messages.places.readyOf, { amount: '₱88' });
    expect((await tile(rewardTexts.place.vip)).textContent).toBe(rewardTexts.place.vip + ready);
    expect((await tile(rewardTexts.place.task)).textContent).toBe(`${rewardTexts.place.task}40%`);
    expect((await tile(rewardTexts.place.mail)).textContent).toBe(rewardTexts.place.mail);
  });

  it('folds what is not next: more to claim, what unlocks as one bar, what is in progress', async () => {
    const app = await createApp();
    answerNothing(app);
    const claim = {
      kind: 2,
      level: 3,
      amount: 8_800,
      isReceive: 0,
      endTime: 0,
      betRate: 35,
    } as const;
    app.answer('vipInfo', {
      ...VIP,
      claims: [1, 2, 3, 4, 5].map((level) => ({ ...claim, level })),
    });
    const bet = {
      id: 1,
      source: 'code',
      amount: 500,
      needBet: 9_000,
      doneBet: 1_000,
      createTime: 1,
    };
    app.answer('wagering', {
      list: [bet, { ...bet, id: 2, amount: 700, needBet: 11_000, doneBet: 4_000 }],
    });
    await openCentre(app);
    await screen.findByText(fillPlain(messages.vip.weekly, { level: 1 }));
    const rows = (selector: string) => document.querySelectorAll(selector).length;
    expect(rows('[data-state="claimable"]')).toBe(5);
    expect(rows('details [data-state="claimable"]')).toBe(2);
    const { count, more, running } = messages.list;
    expect(screen.getByText(fill(count, { title: more, count: 2 }))).toBeTruthy();
    expect(screen.queryByText(new RegExp(`^${running}`))).toBeNull();
    expect(screen.getByText(fill(messages.unlocking.titleOf, { amount: '₱12.00' }))).toBeTruthy();
    expect(screen.getByText(fill(messages.unlocking.left, { left: '₱150' }))).toBeTruthy();
    const [whole] = screen.getAllByRole('progressbar', { name: messages.bets.progress });
    expect(whole).toHaveProperty('value', 0.25);
  });

  it('claims a reward in the list, once for two taps, and shows it', async () => {
    const app = await createApp();
    answerNothing(app);
    app.answer('vipInfo', VIP);
    const user = await openCentre(app);
    app.answer('claimVipBonus', { rewards: GIFT, coin: 200_000, seq: 9 }, 50);
    app.answer('vipInfo', { ...VIP, claims: [] });
    const name = fill(messages.vip.weekly, { level: 3 });
    await user.dblClick(await claimButton(name));
    // In the list itself, with the focus of the button that is gone.
    const receipt = await screen.findByText(rewardTexts.title);
    await expect.poll(() => document.activeElement?.contains(receipt)).toBe(true);
    expect(received()).toEqual(['Bonus₱88.00']);
    expect(screen.getByText('₱2,000.00')).toBeTruthy();
    expect(opened(app)).toEqual([]);
    expect(app.sent('claimVipBonus')).toMatchObject([{ kind: 2, level: 3 }]);
    await expect.poll(() => screen.queryByText(name)).toBeNull();
    await user.click(screen.getByRole('button', { name: rewardTexts.done }));
    expect(screen.queryByText(rewardTexts.title)).toBeNull();
  });

  it('shows beside a reward why it was refused', async () => {
    const app = await createApp();
    answerNothing(app);
    app.answer('vipInfo', VIP);
    app.refuse('claimVipBonus', 1243);
    const user = await openCentre(app);
    await user.click(await claimButton(fill(messages.vip.weekly, { level: 3 })));
    expect(
      await screen.findByText(refusalText(messages.error.expired, { code: 1243 })),
    ).toBeTruthy();
    expect(opened(app)).toEqual([]);
  });

  it('claims all rewards that need no choice in one tap and shows them together', async () => {
    const app = await createApp({ config: { appTaskConfigList: [TASK] } });
    answerNothing(app);
    app.answer('vipInfo', VIP);
    const tasks = {
      achieveNum: 2,
      achieveData: JSON.stringify([{ num: 2, isReceive: 0, rewards: GIFT }]),
      taskData: JSON.stringify({ 3: { taskTarget: 50, num: 50, isReceive: 0 } }),
    };
    app.answer('tasks', { ...tasks, resetTime: Date.now() + DAY });
    const bet = { id: 1, source: 'code', amount: 500, needBet: 9_000, doneBet: 0, createTime: 1 };
    app.answer('wagering', { list: [bet] });
    const user = await openCentre(app);
    const all = await screen.findByRole('button', {
      name: fill(messages.claimAllOf, { amount: '₱264.00' }),
    });
    // The button says the sum: the title does not repeat it.
    expect(screen.queryByText(fill(messages.list.total, { amount: '₱264.00' }))).toBeNull();
    const told = { amount: '₱9,240.00', times: '35' };
    expect(screen.getByText(fill(rewardTexts.wagering.needTimes, told))).toBeTruthy();
    const rewards = [
      { id: 4001, count: 2, betRate: null, betDays: null },
      { id: 2001, count: 100, betRate: 35, betDays: null },
    ];
    app.answer('claimTask', { ...tasks, rewards, coin: 200_000, seq: 9 });
    // One reward is no longer claimable; the others must still be claimed.
    app.refuse('claimVipBonus', 1241);
    app.answer('wagering', { list: [bet, { ...bet, id: 2, source: 'task', needBet: 2_800 }] });
    await user.dblClick(all);
    await screen.findByText(rewardTexts.title);
    expect(received()).toEqual([expect.stringMatching(/ticket.*4/), 'Bonus₱2.00']);
    expect(opened(app)).toEqual([]);
    expect(app.sent('claimTask')).toHaveLength(2);
    expect(app.sent('claimTask')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ taskId: 3 }),
        expect.objectContaining({ achieveNum: 2 }),
      ]),
    );
    expect(app.sent('claimVipBonus')).toHaveLength(1);
    expect(
      await screen.findByText(refusalText(messages.error.claimed, { code: 1241 })),
    ).toBeTruthy();
  });

  it.each([8005.515476200476, 1632.7125608559757])(
    'claims every one of them, whatever the fractions of the time of the press: %s ms',
    async (at) => {
      const app = await createApp({ config: { appTaskConfigList: [TASK] } });
      answerNothing(app);
      const tasks = {
        achieveNum: 2,
        achieveData: JSON.stringify([1, 2].map((num) => ({ num, isReceive: 0, rewards: GIFT }))),
        taskData: JSON.stringify({ 3: { taskTarget: 50, num: 50, isReceive: 0 } }),
      };
      app.answer('tasks', { ...tasks, resetTime: Date.now() + DAY });
      await openCentre(app);
      const all = await screen.findByRole('button', {
        name: fill(messages.claimAllOf, { amount: '₱264.00' }),
      });
      const rewards = [{ id: 2001, count: 100, betRate: 35, betDays: null }];
      app.answer('claimTask', { ...tasks, rewards, coin: 200_000, seq: 9 });
      const press = createEvent.click(all);
      Object.defineProperty(press, 'timeStamp', { value: at });
      fireEvent(all, press);
      await screen.findByText(rewardTexts.title);
      expect(received()).toEqual(['Bonus₱3.00']);
      expect(app.sent('claimTask')).toHaveLength(3);
    },
  );

  it('names each task by its goal', async () => {
    const reward = [{ id: 2001, count: 500 }];
    const app = await createApp({
      config: {
        appTaskConfigList: [{ id: 3, type: 3, taskTarget: 50, rewards: reward, sort: 1 }],
      },
    });
    answerNothing(app);
    app.answer('tasks', {
      achieveNum: 2,
      achieveData: JSON.stringify([{ num: 2, isReceive: 0, rewards: reward }]),
      taskData: JSON.stringify({ 3: { taskTarget: 50, num: 50, isReceive: 0 } }),
      resetTime: Date.now() + DAY,
    });
    await openCentre(app);
    expect(
      await screen.findByText(fill(task.title['play-slot_other'], { count: '50' })),
    ).toBeTruthy();
    expect(screen.getByText(fill(messages.taskSteps_other, { count: '2' }))).toBeTruthy();
  });

  it('reports activities that failed to load, and reloads only those', async () => {
    const app = await createApp();
    answerNothing(app);
    app.platform.reply('vipInfo', 'no-network');
    const user = await openCentre(app);
    expect(await screen.findByText(messages.list.partly)).toBeTruthy();
    app.answer('vipInfo', VIP);
    await user.click(screen.getByRole('button', { name: enPH.common.retry }));
    expect(await screen.findByText(fillPlain(messages.vip.weekly, { level: 3 }))).toBeTruthy();
  });

  it('shows an error when nothing could be loaded', async () => {
    const app = await createApp();
    answerNothing(app);
    for (const name of ASKED) app.platform.reply(name, 'no-network');
    await openCentre(app);
    expect(await screen.findByText(messages.list.loadFailed)).toBeTruthy();
    expect(screen.getByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('shows no activities to a player who has reached a limit', async () => {
    const limit = { kind: 1 as const, period: 1 as const, value: 100, used: 100, resetTime: 1 };
    const app = await createApp({ rg: { limits: [limit] } });
    answerNothing(app, 15);
    await openCentre(app);
    expect(await screen.findByText(messages.paused.title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: rewardTexts.place['sign-up-bonus'] })).toBeNull();
  });

  it('shows no activities to a player on a break', async () => {
    const app = await createApp({ rg: { breakUntil: Date.UTC(2100, 0) } });
    answerNothing(app, 15);
    await openCentre(app);
    expect(await screen.findByText(patternOf(pause.onBreak))).toBeTruthy();
    expect(screen.queryByRole('button', { name: rewardTexts.place['sign-up-bonus'] })).toBeNull();
    expect(app.sent('vipInfo')).toEqual([]);
  });

  it('offers a visitor registration and login', async () => {
    const app = await createApp({ isVisitor: true });
    await openCentre(app);
    expect((await tile(messages.visitor.register)).getAttribute('href')).toBe('/register');
    expect((await tile(messages.visitor.login)).getAttribute('href')).toBe('/login');
    expect(app.sent('vipInfo')).toEqual([]);
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', isVisitor: true });
    await openCentre(app);
    expect(await tile(thai.visitor.login)).toBeTruthy();
  });
});
