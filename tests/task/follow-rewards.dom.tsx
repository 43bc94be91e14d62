import { FollowRewards } from '#app/activity/follow-rewards.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { followRewards as messages } from '#features/follow-rewards/texts/en-PH.ts';
import { task } from '#features/task/texts/en-PH.ts';
import { followRewards as thai } from '#features/follow-rewards/texts/th-TH.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';

const DAY = 86_400_000;
const PAGE = 'https://www.facebook.example/parola';

const CONFIG = {
  socialMedia: JSON.stringify([{ id: 'facebook02', url: PAGE }]),
  appTaskConfigList: [
    { id: 4, type: 4, taskTarget: 1, rewards: [{ id: 2001, count: 300 }], sort: 1 },
    { id: 13, type: 13, taskTarget: 1, rewards: [], sort: 2 },
    { id: 1, type: 1, taskTarget: 1, rewards: [], sort: 3 },
  ],
} as const satisfies AppOptions['config'];

const CLAIM_STATES = { open: 0.5, claimable: 0, claimed: 1 } as const;

/** Task board of a player in this state of the follow reward. */
const board = (state: 'open' | 'claimable' | 'claimed'): WireResponseOf<'tasks'> => ({
  achieveNum: 0,
  achieveData: '[]',
  taskData: JSON.stringify({ 4: { taskTarget: 1, num: 0, isReceive: CLAIM_STATES[state] } }),
  resetTime: Date.now() + DAY,
});

async function openSheet(app: App) {
  await renderApp(
    app,
    <FollowRewards isOpen onClose={() => undefined} onClosed={() => undefined} />,
  );
  return userEvent.setup();
}

const followLink = () => screen.findByRole('link', { name: new RegExp(task.title['follow-page']) });

describe('the follow rewards', () => {
  it('open the page, report the visit, and can then be claimed [enum.activity.follow-rewards]', async () => {
    const app = await createApp({ config: CONFIG });
    app.answer('tasks', board('open'));
    app.answer('actionLog', {});
    const user = await openSheet(app);
    const link = await followLink();
    expect(link.getAttribute('href')).toBe(PAGE);
    app.answer('tasks', board('claimable'));
    await user.click(link);
    await expect.poll(() => app.sent('actionLog')).toMatchObject([{ actionType: 7 }]);
    app.answer('claimTask', {
      ...board('claimed'),
      rewards: [{ id: 2001, count: 300 }],
      coin: 1,
      seq: 9,
    });
    const name = fill(task.claimOf, { name: task.title['follow-page'] });
    await user.dblClick(await screen.findByRole('button', { name }));
    await expect.poll(app.overlays).toEqual(['reward']);
    expect(app.sent('claimTask')).toMatchObject([{ taskId: 4 }]);
  });

  it('list only channels that have an address, and no other tasks', async () => {
    const app = await createApp({ config: CONFIG });
    app.answer('tasks', board('open'));
    await openSheet(app);
    await followLink();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('send a visitor to the login', async () => {
    const app = await createApp({ config: CONFIG, isVisitor: true });
    await openSheet(app);
    expect((await followLink()).getAttribute('href')).toBe(PAGE);
    const login = screen.getByRole('link', { name: messages.login });
    expect(login.getAttribute('href')).toBe('/login');
    expect(app.sent('actionLog')).toEqual([]);
  });

  it('say that there is nothing to follow', async () => {
    const app = await createApp();
    app.answer('tasks', board('open'));
    await openSheet(app);
    expect(await screen.findByText(messages.none)).toBeTruthy();
  });

  it('show an error when loading fails', async () => {
    const app = await createApp({ config: CONFIG });
    app.platform.reply('tasks', 'no-network');
    await openSheet(app);
    expect(await screen.findByText(messages.loadFailed)).toBeTruthy();
    expect(screen.getByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('are translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', isVisitor: true });
    await openSheet(app);
    expect(await screen.findByText(thai.none)).toBeTruthy();
  });
});
