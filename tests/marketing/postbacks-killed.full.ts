import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import {
  OPERATOR_KEY,
  startPlatform,
  type PlatformProcess,
} from '#tests/support/platform-process.ts';
import { scratch } from '#tests/support/scratch.ts';
import { startReceiver } from './receiver.ts';

const LIMIT_MS = 120_000;

const post = (url: string, form: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-operator-key': OPERATOR_KEY, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Counts visitors and wakes the sender, which would otherwise run a little later. */
async function send({ url }: PlatformProcess): Promise<void> {
  await fetch(`${url}/report`, { headers: { 'x-operator-key': OPERATOR_KEY } });
  await post(`${url}/report/postbacks/1/retry`);
}

async function addRule({ url }: PlatformProcess, origin: string): Promise<void> {
  const form = {
    name: 'killed',
    windowDays: '30',
    method: 'GET',
    send_install: 'yes',
    url: `${origin}/postback?id={event_id}&click={click_id}`,
  };
  const { status } = await post(`${url}/report/postbacks`, form);
  expect(status).toBe(303);
}

async function install({ url }: PlatformProcess): Promise<void> {
  const time = Date.now();
  const attribution = {
    installReferrer: 'web',
    clickIds: { click_id: 'c-1' },
    landingPath: '/',
    referrerOrigin: '',
    uaClass: 'android-chrome',
    firstTouch: time,
    lastTouch: time,
  };
  const events = [
    { seq: 1, name: 'landing', time, attribution },
    { seq: 2, name: 'app_installed', time },
  ];
  const answer = await fetch(url + endpoints.installEvents.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ installId: randomUUID(), events }),
  });
  expect(await answer.json()).toMatchObject({ accepted: 2 });
}

it(
  'a postback is sent again with the same id after its server was killed before the answer',
  async () => {
    const dataDir = await mkdtemp(join(scratch(), 'parola-postback-'));
    const env = { CALL_LOOPBACK: 'true', MOVABLE_CLOCK: 'true' };
    const receiver = await startReceiver('none');
    const platforms: PlatformProcess[] = [];
    const start = async () => {
      const platform = await startPlatform({ dataDir, games: 60, env });
      platforms.push(platform);
      return platform;
    };
    try {
      const first = await start();
      await addRule(first, receiver.origin);
      const called = receiver.called();
      await install(first);
      await send(first);
      await called;
      await first.kill();
      platforms.pop();
      receiver.answer(200);
      const again = receiver.called();
      const second = await start();
      await second.operator('clock/advance', { ms: 120_000 });
      await send(second);
      await again;
      const ids = receiver.delivered.map(({ headers }) => headers['x-parola-event-id']);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    } finally {
      for (const platform of platforms) await platform.stop();
      await receiver.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
