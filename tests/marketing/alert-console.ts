/** Two campaigns whose registrations dropped, and what tests of alerts do with the console. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { alerts as texts } from '#server/marketing/texts/en-alerts.ts';
import { operate, OPERATOR_KEY, type PlatformUnderTest } from '#tests/server/platforms.ts';
import type { Platform } from '#server/platform.ts';
import { startReceiver } from './receiver.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html' };
export const CAMPAIGN = 'tea & biscuits';
const OTHER_CAMPAIGN = 'harbour';
export const SECRET = 'a-secret-of-the-chat';
/** Part of the receiver's address that is a key. */
export const PATH_KEY = 'a-key-of-the-path';
export const DROP = texts.drop(texts.steps.registered, texts.campaign(CAMPAIGN));
/** Of each campaign, and of all visitors. */
export const ALERTS = 3;
export const TODAY = '2026-11-21';

/** Visitors of both campaigns. */
export const visits = (day: string, hour: string, registered: boolean) =>
  [CAMPAIGN, OTHER_CAMPAIGN].flatMap((campaign) =>
    Array.from({ length: 30 }, () => ({
      campaign,
      landed: `${day}T${hour}:00:00+08:00`,
      steps: registered ? { registered: 60 } : {},
    })),
  );

/** On eight Saturdays 30 visitors of each registered; on this one nobody has until noon. */
const PLAN = {
  visitors: [
    ...Array.from({ length: 8 }, (_none, weeks) =>
      new Date(Date.parse(TODAY) - 7 * (weeks + 1) * DAY_MS).toISOString().slice(0, 10),
    ).flatMap((day) => visits(day, '08', true)),
    ...visits(TODAY, '08', false),
  ],
};

/** The panel of a page. */
export const panelOf = (id: string, html: string): string =>
  html.split(`id="${id}"`)[1]?.split('</section>', 1)[0] ?? '';

/** Prepares a server at 12:15 of the day, with no alerts before each test, and a receiver. */
export function alertConsole(subject: PlatformUnderTest) {
  let started: Awaited<ReturnType<typeof startReceiver>> | undefined;
  const receiver = () => {
    if (!started) throw new Error('asked before the first test');
    return started;
  };
  const db = () => subject.platform().context.database.db;
  const get = (url: string) => subject.platform().app.inject({ url, headers: KEY });
  /** The page as a reader sees it: escapes of `&` are resolved. */
  const page = async (query = ''): Promise<string> =>
    (await get(`/report/alerts${query}`)).body.replaceAll('&amp;', '&');
  const post = (path: string, form: Record<string, string> = {}) =>
    subject.platform().app.inject({
      method: 'POST',
      url: `/report/alerts${path}`,
      headers: {
        ...KEY,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(form).toString(),
    });
  const settings = (more: Record<string, string> = {}) => ({
    shape: 'json',
    language: 'en',
    url: `${receiver().origin}/hook/${PATH_KEY}`,
    secret: SECRET,
    recipient: '',
    'step-landed': 'yes',
    'step-registered': 'yes',
    ...more,
  });
  const save = async (more: Record<string, string> = {}) =>
    expect((await post('', settings(more))).headers.location).toBe('/report/alerts?done=saved');
  /** Runs what is due on all these servers at once. */
  async function look(...others: Platform[]) {
    const all = [subject.platform(), ...others];
    for (const { context } of all) context.alertChecks.wake();
    await Promise.all(all.map(({ context }) => context.alertChecks.settled()));
    for (const { context } of all) context.alertMessages.wake();
    await Promise.all(all.map(({ context }) => context.alertMessages.settled()));
  }
  /** Looks again for the same hours. */
  async function lookAgain() {
    await db().deleteFrom('alert_check').execute();
    await look();
  }
  /** Of the alert of `CAMPAIGN`. */
  const idOfAlert = async () => {
    const alerts = db().selectFrom('marketing_alert').where('subject', '=', CAMPAIGN);
    return (await alerts.select('id').executeTakeFirstOrThrow()).id;
  };
  const sentTexts = () => receiver().delivered.map(({ body }) => body.toString());

  beforeAll(async () => {
    started = await startReceiver();
    await operate(subject.platform(), 'traffic', { plan: PLAN });
    subject.clock.advance(3 * HOUR_MS + 15 * MINUTE_MS);
  });
  afterAll(() => receiver().stop());
  beforeEach(async () => {
    receiver().delivered.length = 0;
    receiver().answer(200);
    const tables = ['marketing_alert', 'alert_mute', 'alert_check', 'alert_setting'] as const;
    for (const table of tables) await db().deleteFrom(table).execute();
  });
  return { receiver, db, get, page, post, settings, save, look, lookAgain, idOfAlert, sentTexts };
}
