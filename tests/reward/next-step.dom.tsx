/** The one step that a success offers, in each place where one is shown. */
import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { DepositPaid } from '#features/deposit/order/deposit-paid.tsx';
import { deposit as depositMessages } from '#features/deposit/texts/en-PH.ts';
import { reward as messages } from '#features/reward/texts/en-PH.ts';
import { reward as thai } from '#features/reward/texts/th-TH.ts';
import { task as taskMessages } from '#features/task/texts/en-PH.ts';
import { vip as vipMessages } from '#features/vip/texts/en-PH.ts';
import { TaskScreen } from '#screens/task/task-screen.tsx';
import { VipScreen } from '#screens/vip/vip-screen.tsx';
import type { DepositCheck } from '#shared/deposit/order.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { selectHistory } from '#state/session/session-slice.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { vipAnswer } from '#tests/builders/wire.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const COINS = { id: 2001, count: 5_000, betRate: 35, betDays: null };
const TICKET = { id: 4001, count: 1, betRate: 0, betDays: null };
const HOUR = 3_600_000;

const paid: DepositCheck = {
  orderNo: 'order-1',
  status: 'paid',
  amount: minorUnits(50_000),
  bonus: ZERO,
  boost: ZERO,
  itemId: 0,
  needBet: ZERO,
  failText: '',
  coin: minorUnits(60_000),
  seq: 9,
};

/** Whatever follows is the one primary action, in coral, and leaving is quiet beside it; gold is the amount's. */
function expectOnePrimary(step: HTMLElement, leave: HTMLElement) {
  expect(step.className).toBe(buttonClass('primary', 'large', true));
  expect(leave.className).toBe(buttonClass('quiet', 'medium', true));
}

async function openDialog(app: App, rewards: readonly (typeof COINS)[]) {
  app.store.dispatch(overlayOpened({ name: 'reward', rewards }));
  await renderApp(app, <OverlayHost />);
  return within(await screen.findByRole('dialog'));
}

/** The game that the player of an app played last. */
function lastGame(app: App) {
  const state = app.store.getState();
  const [game] = gamesOf(selectCatalogue(state), selectHistory(state));
  if (game === undefined) throw new Error('the player has played no game of the list');
  return game;
}

describe('the step after a success', () => {
  it.each([
    ['en-PH', messages],
    ['th-TH', thai],
  ] as const)('leads back to the game that was played last, in %s', async (language, t) => {
    const app = await createApp({ language });
    const dialog = await openDialog(app, [COINS, TICKET]);
    const game = lastGame(app);
    const link = dialog.getByRole('link', { name: fill(t.next.play, { name: game.name }) });
    expect(link.getAttribute('href')).toContain(`/start?gameId=${game.id}`);
    expect(dialog.queryByRole('link', { name: t.next.items })).toBeNull();
  });

  it('leads to the games without a game played before', async () => {
    const dialog = await openDialog(await createApp({ games: { gameHistory: [] } }), [COINS]);
    const link = dialog.getByRole('link', { name: messages.next.games });
    expect(link.getAttribute('href')).toBe('/lobby/home');
  });

  it('leads to the items after what is not money', async () => {
    const dialog = await openDialog(await createApp(), [TICKET]);
    const link = dialog.getByRole('link', { name: messages.next.items });
    expect(link.getAttribute('href')).toBe('/profile/items');
    expect(dialog.getAllByRole('link')).toHaveLength(1);
    expectOnePrimary(link, dialog.getByRole('button', { name: messages.done }));
  });

  it('sends nobody to a game during a break', async () => {
    const app = await createApp({ rg: { breakUntil: Date.now() + HOUR } });
    const dialog = await openDialog(app, [COINS]);
    expect(dialog.queryByRole('link')).toBeNull();
    const leave = dialog.getByRole('button', { name: messages.done });
    expect(leave.className).toBe(buttonClass('primary', 'large', true));
  });

  it('after a deposit is the last game, and over a game that game', async () => {
    const app = await createApp();
    app.platform.reply('tradeInfo', { status: 404 });
    await renderApp(app, <DepositPaid check={paid} onDone={() => undefined} />);
    const { name } = lastGame(app);
    expectOnePrimary(
      screen.getByRole('link', { name: fill(messages.next.play, { name }) }),
      screen.getByRole('button', { name: depositMessages.order.another }),
    );
    app.close();
    const over = () => undefined;
    await renderApp(app, <DepositPaid check={paid} onDone={over} onPlayOn={over} />);
    expect(screen.queryByRole('link')).toBeNull();
    expectOnePrimary(
      screen.getByRole('button', { name: depositMessages.order.playOn }),
      screen.getByRole('button', { name: depositMessages.order.another }),
    );
  });

  it('claims the next VIP bonus with one press each, and keeps the card until the answer', async () => {
    const claim = { kind: 1, amount: 1_000, isReceive: 0, endTime: 0, betRate: 35 } as const;
    const bonuses = [1, 2].map((level) => ({ ...claim, level }));
    const app = await createApp();
    app.answer('vipInfo', vipAnswer({ vip: 2, claims: bonuses }));
    app.answer('claimVipBonus', { rewards: [COINS], coin: 124_456, seq: 9 }, 50);
    await renderApp(app, <VipScreen />);
    const user = userEvent.setup();
    const name = { name: vipMessages.claims.upgrade, level: 1, amount: '₱10.00' };
    await user.click(
      await screen.findByRole('button', { name: fill(vipMessages.claims.claimOf, name) }),
    );
    await screen.findByText(patternOf(vipMessages.claims.got));
    expect(app.sent('claimVipBonus')).toHaveLength(1);
    const claimNext = fill(messages.next.claimOf, { amount: '₱10.00' });
    expectOnePrimary(
      screen.getByRole('button', { name: claimNext }),
      screen.getByRole('button', { name: vipMessages.claims.ok }),
    );
    const later = performance.now() + DEBOUNCE;
    for (const at of [later, later + 10]) {
      const press = createEvent.click(screen.getByRole('button', { name: claimNext }));
      Object.defineProperty(press, 'timeStamp', { value: at });
      fireEvent(screen.getByRole('button', { name: claimNext }), press);
    }
    expect(screen.getByText(patternOf(vipMessages.claims.got))).toBeTruthy();
    await waitFor(() => expect(app.sent('claimVipBonus')).toHaveLength(2));
    expect(app.sent('claimVipBonus')).toMatchObject([{ level: 1 }, { level: 2 }]);
  });

  it('is the next task while one is ready, and claims nothing by itself', async () => {
    const offer = { type: 1, taskTarget: 1, rewards: [], sort: 1 };
    const app = await createApp({
      config: {
        appTaskConfigList: [
          { ...offer, id: 7 },
          { ...offer, id: 8 },
        ],
      },
    });
    const state = (isReceive: 0 | 1) => ({ taskTarget: 1, num: 1, isReceive });
    const board = (first: 0 | 1) => ({
      achieveNum: first,
      achieveData: '[]',
      taskData: JSON.stringify({ 7: state(first), 8: state(0) }),
    });
    app.answer('tasks', { ...board(0), resetTime: Date.now() + HOUR });
    app.answer('claimTask', { ...board(1), rewards: [COINS], coin: 123_956, seq: 9 });
    await renderApp(
      app,
      <>
        <TaskScreen noun="task" />
        <OverlayHost />
      </>,
    );
    const user = userEvent.setup();
    const name = fill(taskMessages.claimOf, { name: taskMessages.title['log-in'] });
    const [first] = await screen.findAllByRole('button', { name });
    if (first === undefined) throw new Error('no task can be claimed');
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    const see = dialog.getByRole('button', { name: messages.next.see });
    expectOnePrimary(see, dialog.getByRole('button', { name: messages.done }));
    await user.click(see);
    await expect.poll(app.overlays).toEqual([]);
    expect(app.sent('claimTask')).toHaveLength(1);
  });
});
