import { expect, it } from 'vitest';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { once } from '#server/core/once.ts';
import { lobby as texts } from '#server/marketing/texts/en-lobby.ts';
import { localTime } from '#server/operator/pages/lobby/lobby-forms.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { runDuePlans } from '#server/operator/run-due-plans.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform } from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

const PATH = '/report/lobby';
const IMAGE = '/static/art/banner/ph-101.webp';
let users = 0;

eachPlatform('the page of the lobby', (subject) => {
  const signIn = once(() => consoleUser(subject.platform(), 'arranging', 'operator'));
  const operator = async () => {
    const user = await signIn();
    const markOf = async () =>
      /name="mark" value="([^"]+)"/.exec((await user.get(PATH)).body)?.[1] ?? '';
    return {
      ...user,
      markOf,
      send: async (action: string, form: Record<string, string>) =>
        user.post(`${PATH}/${action}`, { mark: await markOf(), ...form }),
    };
  };
  /** An input's time after the clock's. */
  const after = (ms: number) => localTime(epochMs(subject.clock.now() + ms), 'ph');
  const due = async () => {
    const { context, runCommand } = subject.platform();
    await runDuePlans(context, runCommand, () => {});
  };
  const shown = async () => {
    const { body } = await subject.call('appConfig', { gameListVersion: '' });
    const { appLobbyAdConfigList: banners, appGameList: games } = body as {
      appLobbyAdConfigList: { title: string }[];
      appGameList: { id: number; hot?: number }[];
    };
    return { banners: banners.map(({ title }) => title), games };
  };

  it('adds a banner from one time until another', async () => {
    const user = await operator();
    const form = {
      image: IMAGE,
      title: 'Weekend',
      from: after(HOUR_MS),
      until: after(3 * HOUR_MS),
    };
    const added = await user.send('banner-add', form);
    expect(added.headers.location).toBe(`${PATH}?done=done`);
    expect((await shown()).banners).not.toContain('Weekend');
    const seen = async (time: string) => {
      const { body } = await user.get(`${PATH}?${new URLSearchParams({ time }).toString()}`);
      return body.slice(body.indexOf('id="seen"'), body.indexOf('id="banners"'));
    };
    expect(await seen(after(HOUR_MS / 2))).not.toContain('alt="Weekend"');
    expect(await seen(after(HOUR_MS))).toContain('alt="Weekend"');
    expect(await seen(after(3 * HOUR_MS))).not.toContain('alt="Weekend"');
    subject.clock.advance(HOUR_MS);
    await due();
    expect((await shown()).banners).toContain('Weekend');
    subject.clock.advance(2 * HOUR_MS);
    await due();
    expect((await shown()).banners).not.toContain('Weekend');
  });

  it('puts a game among the hot ones until a time, and back', async () => {
    const user = await operator();
    const game = (await shown()).games.find(({ hot }) => hot !== 1);
    const id = String(game?.id);
    const isHot = async () => (await shown()).games.find((one) => String(one.id) === id)?.hot === 1;
    expect((await user.get(`${PATH}?game=${id}`)).body).toContain(`>${id}`);
    await user.send('game-set', { id, what: 'hot', value: 'yes', until: after(HOUR_MS) });
    expect(await isHot()).toBe(true);
    subject.clock.advance(HOUR_MS);
    await due();
    expect(await isHot()).toBe(false);
  });

  it('does what a form says once, and nothing when a colleague was faster', async () => {
    const user = await operator();
    const mark = await user.markOf();
    const form = { mark, image: IMAGE, title: 'Only one' };
    const [first, second] = [
      await user.post(`${PATH}/banner-add`, form),
      await user.post(`${PATH}/banner-add`, form),
    ];
    expect([first.headers.location, second.headers.location]).toEqual([
      `${PATH}?done=done`,
      `${PATH}?done=changed`,
    ]);
    expect((await user.get(`${PATH}?done=changed`)).body).toContain(operatorForms.changed);
    expect((await shown()).banners.filter((title) => title === 'Only one')).toHaveLength(1);
  });

  it.each([
    ['banner-add', { image: IMAGE, title: 'x', from: '2020-01-01T00:00' }, '“from” has passed'],
    ['banner-add', { image: IMAGE, title: 'x', until: 'tomorrow' }, 'until must be a time like'],
    ['banner-add', { image: IMAGE, title: ' ' }, 'title is empty'],
    ['banner-add', { image: 'a.png', title: 'x' }, 'https address or a path'],
    ['banner-add', { image: IMAGE, title: 'x', place: 'top' }, 'place must be a whole number'],
    ['banner-add', { image: IMAGE, title: 'x', clickAction: '20' }, 'choose what a tap opens'],
    ['banner-set', { id: '101' }, 'nothing is filled in'],
    ['banner-set', { id: '101', title: 'x', until: '2030-01-01T00:00' }, 'choose what happens'],
    ['banner-set', { id: 'x', title: 'x' }, 'id must be a number'],
    ['banner-set', { id: '999999', title: 'x' }, 'no banner 999999'],
    ['game-set', { id: '1', what: 'name', value: 'yes' }, 'what must be one of'],
    ['notice-add', { type: '7', title: 'x', content: 'x' }, '--type'],
    ['notice-add', { type: '1', title: 'x', content: '<a href="javascript:1">x</a>' }, 'address'],
    ['plan-cancel', { id: '999999' }, 'no planned change 999999'],
  ])('refuses %s %j, and keeps what was filled in', async (action, form, problem) => {
    const user = await operator();
    const before = await shown();
    const { statusCode, body } = await user.send(action, form);
    const said = body.replaceAll('&quot;', '"').replaceAll(/"from"/g, '“from”');
    expect([statusCode, said.includes(problem)], said.match(/role="alert">[^<]*/)?.[0]).toEqual([
      400,
      true,
    ]);
    if ('title' in form && form.title === 'x' && !('id' in form))
      expect(body).toContain('value="x"');
    expect(await shown()).toEqual(before);
  });

  it('lists what is planned, cancels it, and shows what failed', async () => {
    const user = await operator();
    await user.send('notice-add', {
      type: '1',
      title: 'Planned notice',
      content: '<p>Soon</p>',
      from: after(HOUR_MS),
    });
    const page = (await user.get(PATH)).body;
    const planned = page.slice(page.indexOf('id="planned"'));
    expect(planned).toContain('notice set');
    const [, id = ''] =
      /action="\/report\/lobby\/plan-cancel".*?name="id" value="(\d+)"/s.exec(planned) ?? [];
    await user.send('plan-cancel', { id });
    const again = (await user.get(PATH)).body;
    expect(again.slice(again.indexOf('id="planned"'))).toContain(texts.states.cancelled);
    expect(again).toContain(texts.nothingPlanned);
  });

  it('is for operators, and in Thai', async () => {
    const marketer = await consoleUser(subject.platform(), `buyer-${(users += 1)}`, 'marketer');
    expect((await marketer.get(PATH)).statusCode).toBe(403);
    expect((await marketer.post(`${PATH}/banner-end`, { id: '101' })).statusCode).toBe(403);
    const { body } = await (await operator()).get(`${PATH}?lang=th`);
    expect(body).toContain(th.lobby.asSeen);
  });
});
