import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { runDuePlans } from '#server/operator/run-due-plans.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import {
  eachPlatform,
  operate,
  platformUnderTest,
  type PlatformUnderTest,
} from '#tests/server/platforms.ts';
import type { Platform } from '#server/platform.ts';

interface Plan {
  id: number;
  state: string;
  command: string;
  by: string;
  endedBy: string | null;
  problem: string | null;
}

const run = async (platform: Platform, command: string, options: object = {}) =>
  (await operate(platform, command, options)).body;

const plansOf = async (platform: Platform) =>
  (await run(platform, 'plan list')) as unknown as { waiting: Plan[]; ended: Plan[] };

const due = async ({ context, runCommand }: Platform) => {
  const problems: string[] = [];
  await runDuePlans(context, runCommand, (problem) => problems.push(problem));
  return problems;
};

/** A moment after the clock's, as operators write it. */
const at = ({ clock }: PlatformUnderTest, after: number): string =>
  new Date(clock.now() + after).toISOString().replace(/\.\d+Z/, 'Z');

/** What players get. */
const lobby = async (subject: PlatformUnderTest) => {
  const { body } = await subject.call('appConfig', { gameListVersion: '' });
  return body as {
    appLobbyAdConfigList: { id: number; title: string }[];
    appNoticeConfigList: { id: number; title: string }[];
    appGameList: { id: number; status?: number }[];
  };
};

eachPlatform('banners and notices', (subject) => {
  const operated = (command: string, options: object = {}) =>
    run(subject.platform(), command, options);
  const banners = async () =>
    (await lobby(subject)).appLobbyAdConfigList
      .toSorted(
        (one, other) => Number(Reflect.get(one, 'sort')) - Number(Reflect.get(other, 'sort')),
      )
      .map(({ title }) => title);
  const notices = async () => (await lobby(subject)).appNoticeConfigList.map(({ title }) => title);

  it('are added at a place, moved, changed, hidden, shown and ended', async () => {
    const former = await banners();
    const image = '/static/art/banner/ph-101.webp';
    const { bannerId: id } = await operated('banner add', { image, title: 'Friday', place: 2 });
    expect((await banners()).indexOf('Friday')).toBe(1);
    await operated('banner set', {
      id,
      place: 1,
      title: 'Saturday',
      clickType: 1,
      clickAction: '20',
    });
    expect(await banners()).toEqual(['Saturday', ...former]);
    await operated('banner set', { id, hidden: true });
    expect(await banners()).toEqual(former);
    const { banners: listed } = await operated('banner list');
    expect(listed).toContainEqual(expect.objectContaining({ id, hidden: true }));
    expect(JSON.stringify(await lobby(subject))).not.toContain('"hidden"');
    await operated('banner set', { id, hidden: false, place: 999 });
    expect((await banners()).at(-1)).toBe('Saturday');
    await operated('banner end', { id });
    expect(await banners()).toEqual(former);
  });

  it('are the same for notices', async () => {
    const former = await notices();
    const given = { type: 1, title: 'Soon', content: '<p>x</p>', hidden: true, place: 1 };
    const { noticeId: id } = await operated('notice add', given);
    expect(await notices()).toEqual(former);
    await operated('notice set', { id, hidden: false, title: 'Now' });
    expect(await notices()).toEqual(['Now', ...former]);
    await operated('notice end', { id });
    expect(await notices()).toEqual(former);
  });

  it.each([
    ['banner add', { image: 'picture.png', title: 'x' }, 'https address or a path'],
    ['banner add', { image: '/a.png', title: ' ' }, '--title'],
    ['banner add', { image: '/a.png', title: 'x', clickAction: '20' }, '--click-action needs'],
    ['banner add', { image: '/a.png', title: 'x', place: 0 }, '--place'],
    ['banner set', { id: 999_999, hidden: true }, 'no banner 999999'],
    ['banner end', { id: 999_999 }, 'no banner 999999'],
    ['notice set', { id: 999_999, title: 'x' }, 'no notice 999999'],
  ])('refuse %s %j', async (command, options, problem) => {
    const before = await lobby(subject);
    expect((await operated(command, options))['msg']).toContain(problem);
    expect(await lobby(subject)).toEqual(before);
  });
});

eachPlatform('a planned change', (subject) => {
  const operated = (command: string, options: object = {}) =>
    run(subject.platform(), command, options);
  const status = async (id: number) =>
    (await lobby(subject)).appGameList.find((game) => game.id === id)?.status;
  const someGame = async () => (await lobby(subject)).appGameList[0]?.id ?? 0;

  it('is made at its time, once, in its order, under the name of who planned it', async () => {
    const id = await someGame();
    await operated('catalogue set', { id, maintenance: false, at: at(subject, 2 * HOUR_MS) });
    const planned = await operated('catalogue set', {
      id,
      maintenance: true,
      at: at(subject, HOUR_MS),
      reason: 'the provider asked',
    });
    expect(planned).toMatchObject({ plan: expect.any(Number) });
    expect(await status(id)).toBe(1);
    subject.clock.advance(HOUR_MS - 1);
    expect(await due(subject.platform())).toEqual([]);
    expect(await status(id)).toBe(1);
    subject.clock.advance(1);
    await due(subject.platform());
    await due(subject.platform());
    expect(await status(id)).toBe(0);
    subject.clock.advance(HOUR_MS);
    await due(subject.platform());
    expect(await status(id)).toBe(1);
    const { waiting, ended } = await plansOf(subject.platform());
    expect(waiting).toEqual([]);
    expect(ended.map(({ state, endedBy }) => [state, endedBy])).toEqual([
      ['done', 'Parola'],
      ['done', 'Parola'],
    ]);
    const { entries } = (await operated('audit list', { limit: 6 })) as unknown as {
      entries: { command: string; way: string; outcome: string; by: string; reason: string }[];
    };
    expect(entries.map(({ command, way, outcome }) => [command, way, outcome])).toEqual([
      ['catalogue set', 'http', 'done'],
      ['plan run', 'clock', 'done'],
      ['catalogue set', 'http', 'done'],
      ['plan run', 'clock', 'done'],
      ['catalogue set', 'http', 'planned'],
      ['catalogue set', 'http', 'planned'],
    ]);
    expect(entries[2]).toMatchObject({ by: 'operator', reason: 'the provider asked' });
  });

  it('is refused at once when it cannot be made, or its time has passed', async () => {
    const before = await plansOf(subject.platform());
    const soon = at(subject, HOUR_MS);
    const refused = async (command: string, options: object) =>
      (await operated(command, options))['msg'];
    expect(await refused('catalogue set', { id: 1, hot: true, at: soon })).toContain('no game 1');
    const id = await someGame();
    expect(await refused('catalogue set', { id, hot: true, at: at(subject, 0) })).toContain(
      '--at has passed',
    );
    expect(await refused('catalogue set', { id, hot: true, at: 'soon' })).toContain('--at');
    // The day's beginning: it is 9 in the morning.
    expect(await refused('catalogue set', { id, hot: true, at: '2026-11-21' })).toContain('passed');
    const wrong = {
      key: 'webConfig',
      path: 'vipConfigList.0.weeklyBonus',
      value: '"much"',
      reason: 'x',
    };
    expect(await refused('document set', { ...wrong, at: soon })).toContain('weeklyBonus');
    const trial = { ...wrong, value: '1', try: true, at: soon };
    expect(await operated('document set', trial)).toMatchObject({ stored: false });
    expect(await refused('player note', { account: 'a', text: 'x', at: soon })).toContain('at');
    expect(await plansOf(subject.platform())).toEqual(before);
  });

  it('that is refused at its time has failed, and the next one is made', async () => {
    const image = '/static/art/banner/ph-101.webp';
    const { bannerId: id } = await operated('banner add', { image, title: 'Gone' });
    await operated('banner set', { id, title: 'Later', at: at(subject, HOUR_MS) });
    const game = await someGame();
    await operated('catalogue set', {
      id: game,
      maintenance: true,
      at: at(subject, HOUR_MS + 1000),
    });
    await operated('banner end', { id });
    subject.clock.advance(2 * HOUR_MS);
    const problems = await due(subject.platform());
    const { ended } = await plansOf(subject.platform());
    expect(ended.slice(0, 2).map(({ state, problem }) => [state, problem])).toEqual([
      ['done', null],
      ['failed', `no banner ${Number(id)}`],
    ]);
    // The server's own round may have been faster.
    expect(problems.length).toBeLessThanOrEqual(1);
    expect(await status(game)).toBe(0);
    await operated('catalogue set', { id: game, maintenance: false });
  });

  it('can be cancelled, or made before its time, and then no more', async () => {
    const id = await someGame();
    const plan = async () =>
      (await operated('catalogue set', { id, maintenance: true, at: at(subject, DAY_MS) }))['plan'];
    const cancelled = await plan();
    expect(await operated('plan cancel', { id: cancelled })).toMatchObject({ state: 'cancelled' });
    expect((await operated('plan run', { id: cancelled }))['msg']).toContain('cancelled already');
    const early = await plan();
    await operated('plan run', { id: early });
    expect(await status(id)).toBe(0);
    expect((await operated('plan cancel', { id: early }))['msg']).toContain('done already');
    expect((await operated('plan cancel', { id: 999_999 }))['msg']).toContain('no planned change');
    await operated('catalogue set', { id, maintenance: false });
  });

  it('is seen in a preview of its time, which changes nothing', async () => {
    const image = '/static/art/banner/ph-101.webp';
    const { bannerId: id } = await operated('banner add', { image, title: 'Dawn', hidden: true });
    const game = await someGame();
    await operated('banner set', { id, hidden: false, at: at(subject, HOUR_MS) });
    await operated('catalogue set', { id: game, maintenance: true, at: at(subject, 2 * HOUR_MS) });
    const before = await lobby(subject);
    const seen = async (after: number) => {
      const shown = await operated('plan preview', { time: at(subject, after) });
      const { banners, maintenance } = shown as unknown as {
        banners: { id: number; hidden?: boolean }[];
        maintenance: { id: number }[];
      };
      const banner = banners.find((one) => one.id === id);
      return [banner?.hidden === true, maintenance.some((one) => one.id === game)];
    };
    expect(await seen(HOUR_MS - 1000)).toEqual([true, false]);
    expect(await seen(HOUR_MS)).toEqual([false, false]);
    expect(await seen(2 * HOUR_MS)).toEqual([false, true]);
    expect(await lobby(subject)).toEqual(before);
    await operated('banner end', { id });
    expect(await operated('plan preview', { time: at(subject, DAY_MS) })).toMatchObject({
      problems: [{ problem: `no banner ${Number(id)}` }],
      maintenance: expect.arrayContaining([expect.objectContaining({ id: game })]),
    });
    for (const { id: plan } of (await plansOf(subject.platform())).waiting) {
      await operated('plan cancel', { id: plan });
    }
  });
});

describe.skipIf(!hasPostgres())('a planned change on two servers (postgres)', () => {
  const subject = platformUnderTest([], 'postgres');

  it('is made once', async () => {
    const second = await subject.second();
    const image = '/static/art/banner/ph-101.webp';
    for (let made = 0; made < 5; made += 1) {
      const title = `Twice ${made}`;
      await run(subject.platform(), 'banner add', { image, title, at: at(subject, HOUR_MS) });
    }
    subject.clock.advance(HOUR_MS);
    await Promise.all([due(subject.platform()), due(second), due(subject.platform())]);
    const { ended } = await plansOf(second);
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
    const { banners } = (await run(second, 'banner list')) as unknown as {
      banners: { title: string }[];
    };
    const made = banners.map(({ title }) => title).filter((title) => title.startsWith('Twice'));
    expect(made.toSorted()).toEqual(['Twice 0', 'Twice 1', 'Twice 2', 'Twice 3', 'Twice 4']);
  });
});
