import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { task as messages } from '#features/task/texts/en-PH.ts';
import { task as thai } from '#features/task/texts/th-TH.ts';
import { TaskScreen } from '#screens/task/task-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';

const DAY = 86_400_000;

/** Board with a completed "log in today" task (1 of 1). */
const board = (isReceive: 0 | 1) => ({
  achieveNum: isReceive,
  achieveData: '[]',
  taskData: JSON.stringify({ 7: { taskTarget: 1, num: 1, isReceive } }),
});
const CLAIMABLE: WireResponseOf<'tasks'> = { ...board(0), resetTime: Date.now() + DAY };
const received: WireResponseOf<'claimTask'> = {
  ...board(1),
  rewards: [{ id: 2001, count: 500 }],
  coin: 123_956,
  seq: 9,
};

const createTaskApp = (options: AppOptions = {}) =>
  createApp({
    ...options,
    config: { appTaskConfigList: [{ id: 7, type: 1, taskTarget: 1, rewards: [], sort: 1 }] },
  });

async function openTasks(app: App) {
  await renderApp(app, <TaskScreen noun="task" />);
  return userEvent.setup();
}

const claimButton = (t: typeof messages = messages) =>
  screen.findByRole('button', { name: fill(t.claimOf, { name: t.title['log-in'] }) });
describe('the task screen', () => {
  it('claims a task once for two taps, shows the reward, and marks it as claimed', async () => {
    const app = await createTaskApp();
    app.answer('tasks', CLAIMABLE);
    app.answer('claimTask', received, 50);
    const user = await openTasks(app);
    await user.dblClick(await claimButton());
    await expect.poll(() => app.overlays()).toEqual(['reward']);
    expect(await screen.findByText(messages.claimed)).toBeTruthy();
    expect(app.sent('claimTask')).toMatchObject([{ taskId: 7 }]);
  });

  it('says that there are no tasks', async () => {
    const app = await createApp();
    app.answer('tasks', { ...CLAIMABLE, taskData: '{}' });
    await openTasks(app);
    expect(await screen.findByText(messages.none)).toBeTruthy();
  });

  it('explains why the server refused', async () => {
    const app = await createTaskApp();
    app.answer('tasks', CLAIMABLE);
    app.refuse('claimTask', 1242);
    const user = await openTasks(app);
    await user.click(await claimButton());
    expect(await screen.findByText(fill(messages.error.notReached, { code: 1242 }))).toBeTruthy();
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createTaskApp();
    app.answer('tasks', CLAIMABLE);
    app.platform.reply('claimTask', 'no-network');
    const user = await openTasks(app);
    await user.click(await claimButton());
    expect(await screen.findByText(patternOf(messages.unknown))).toBeTruthy();
    app.answer('claimTask', received);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => app.overlays()).toEqual(['reward']);
    const [lost, again] = app.sent('claimTask');
    expect(again).toEqual(lost);
  });

  it('shows an error when loading fails', async () => {
    const app = await createTaskApp();
    app.platform.reply('tasks', { status: 403 });
    await openTasks(app);
    expect(await screen.findByText(messages.loadFailed)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createTaskApp({ language: 'th-TH' });
    app.answer('tasks', CLAIMABLE);
    await openTasks(app);
    expect(await claimButton(thai)).toBeTruthy();
  });
});
