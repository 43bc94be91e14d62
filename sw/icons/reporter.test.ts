import { HOUR_MS } from '#shared/time/duration.ts';
import { expect, it } from 'vitest';
import { createFakePhone, fakeStorage } from '#sw/testing/fake-environment.ts';
import { createReporter, type Posted } from './reporter.ts';
import { createIconStats } from './icon-stats.ts';

const address = { url: 'https://lobby.test/app/v1/workerReport', base: { channel: 'WEB' } };

function reporting() {
  const phone = createFakePhone();
  const sent: unknown[] = [];
  const state: { now: number; posted: Posted; tries: number } = {
    now: 1_700_000_000_000,
    posted: 'taken',
    tries: 0,
  };
  const start = (release = 'release-1') => {
    const stats = createIconStats();
    const post = async (_url: string, body: string) => {
      state.tries += 1;
      if (state.posted === 'taken') sent.push(JSON.parse(body));
      return state.posted;
    };
    return { stats, ...createReporter(fakeStorage(phone), stats, () => state.now, release, post) };
  };
  return { sent, state, start };
}

it('sends the totals of several workers in one report', async () => {
  const { sent, start } = reporting();
  const first = start();
  first.stats.add('installFailed', 1);
  await first.save();
  const second = start();
  second.stats.add('hits', 5);
  await second.report(address, 'v1');
  expect(sent).toEqual([{ channel: 'WEB', listVersion: 'v1', installFailed: 1, hits: 5 }]);
});

it('reports at most hourly, or daily with cache hits alone, and preserves unsent counts', async () => {
  const { sent, state, start } = reporting();
  const { stats, report } = start();
  stats.add('fetched', 1);
  await report(address, 'v1');
  stats.add('fetched', 2);
  await report(address, 'v1');
  expect(sent).toHaveLength(1);
  state.now += HOUR_MS;
  state.posted = 'failed';
  await report(address, 'v1');
  state.posted = 'taken';
  await report(address, 'v2');
  expect(state.tries, 'a platform in trouble is left alone for as long').toBe(2);
  state.now += HOUR_MS;
  await report(address, 'v2');
  expect(sent[1]).toEqual({ channel: 'WEB', listVersion: 'v2', fetched: 2 });
  stats.add('hits', 9);
  state.now += 2 * HOUR_MS;
  await report(address, 'v2');
  expect(sent).toHaveLength(2);
  state.now += 24 * HOUR_MS;
  await report(address, 'v2');
  expect(sent[2]).toMatchObject({ hits: 9 });
});

it('sends each count once when two pages report at the same time', async () => {
  const { sent, start } = reporting();
  const { stats, report } = start();
  stats.add('fetched', 1);
  await Promise.all([report(address, 'v1'), report(address, 'v1')]);
  expect(sent).toHaveLength(1);
});

it('sends nothing without counts or without an address', async () => {
  const { sent, start } = reporting();
  const { stats, report } = start();
  await report(address, 'v1');
  stats.add('fetched', 1);
  await report(null, 'v1');
  expect(sent).toEqual([]);
});

it('calls a server that lacks the endpoint once per release', async () => {
  const { sent, state, start } = reporting();
  state.posted = 'missing';
  const old = start();
  old.stats.add('fetched', 1);
  await old.report(address, 'v1');
  state.now += 24 * HOUR_MS;
  old.stats.add('fetched', 1);
  await old.report(address, 'v1');
  await start().report(address, 'v1');
  expect(state.tries).toBe(1);
  state.now += 24 * HOUR_MS;
  state.posted = 'taken';
  await start('release-2').report(address, 'v1');
  expect(sent).toEqual([{ channel: 'WEB', listVersion: 'v1', fetched: 2 }]);
});
