/** Signing in by any means resets the record of shown activities (spec §4). */
import { accountApi } from '#api/account.ts';
import { addActivityListeners } from '#app/listeners/activity-listeners.ts';
import { createIdleMoments } from '#app/later/idle-moments.ts';
import { createAppRouter } from '#app/settled/router.ts';
import { createAppStore } from '#app/store.ts';
import { epochMs } from '#shared/time/duration.ts';
import {
  markActivityDone,
  markActivityShown,
  readActivityMarks,
  readShownActivities,
} from '#state/activity/activity-marks.ts';
import { sessionEnded } from '#state/session/session-slice.ts';
import { scriptedPlatform } from '#tests/builders/platform.ts';
import { sessionAnswer } from '#tests/builders/wire.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

const NOW = epochMs(Date.UTC(2026, 10, 23));
const LOGIN = { account: 'mangosurfer', password: 'cipher' };

function phone() {
  const platform = scriptedPlatform();
  platform.reply('accountLogin', { json: sessionAnswer() });
  platform.reply('accountRegister', { json: sessionAnswer() });
  const { store, listeners } = createAppStore();
  const router = createAppRouter(store, createMemoryHistory());
  addActivityListeners(listeners, store, {
    isAutomatic: false,
    router: Promise.resolve(router),
    moments: createIdleMoments(store, router, 'prompt'),
  });
  markActivityShown(25, NOW);
  markActivityDone(22);
  return store;
}

const record = () => [readShownActivities(), readActivityMarks()];

it('a login resets the record of shown activities [flow.login.modal-record]', async () => {
  const store = phone();
  await store.dispatch(accountApi.endpoints.accountLogin.initiate(LOGIN));
  expect(record()).toEqual([[], {}]);
});

it('a registration resets the record of shown activities [flow.register.modal-record]', async () => {
  const store = phone();
  const registration = { ...LOGIN, email: 'a@example.com', type: 0 } as const;
  await store.dispatch(accountApi.endpoints.accountRegister.initiate(registration));
  expect(record()).toEqual([[], {}]);
});

it('a refused login leaves the record unchanged', async () => {
  const store = phone();
  scriptedPlatform().reply('accountLogin', { json: { errcode: 1019, code: 200 } });
  await store.dispatch(accountApi.endpoints.accountLogin.initiate(LOGIN));
  expect(record()).toEqual([[25], { 25: NOW, 22: 'done' }]);
});

it('a log-out clears the record; one in another tab clears only the session’s part', () => {
  const store = phone();
  store.dispatch(sessionEnded('other-tab'));
  expect(record()).toEqual([[], { 25: NOW, 22: 'done' }]);
  store.dispatch(sessionEnded('logged-out'));
  expect(record()).toEqual([[], {}]);
});
