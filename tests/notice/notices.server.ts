/** The operator's notices, as `npm run platform -- notice …` changes them (spec §3, web config). */
import { expect, it } from 'vitest';
import { DEMO, eachPlatform, operate, tokenOf } from '#tests/server/platforms.ts';

const NEWS = { type: '2', title: 'Lanterns', content: '<p>Every <b>Friday</b>.</p>' };

interface Shown {
  id: number;
  title: string;
}

eachPlatform('notices', (subject) => {
  const run = (command: string, options: object = {}) =>
    operate(subject.platform(), `notice ${command}`, options);
  const listed = async () => (await run('list')).body['notices'] as Shown[];
  const shown = async (token?: string) => {
    const name = token === undefined ? 'appConfig' : 'afterLoginConfig';
    const { body } = await subject.call(name, {}, token);
    return body['appNoticeConfigList'] as Shown[];
  };

  it('are appended for everybody, and removed when the operator ends them', async () => {
    const before = await listed();
    expect(before.length).toBeGreaterThan(0);
    const button = { button: 'To the tasks', 'click-type': '1', 'click-action': 10_000 };
    const added = await run('add', { ...NEWS, ...button, image: '/static/art/notice/201.webp' });
    expect(added).toMatchObject({ status: 200, body: { noticeId: expect.any(Number) } });
    const id = Number(added.body['noticeId']);
    const notice = {
      id,
      noticeType: 2,
      title: NEWS.title,
      content: NEWS.content,
      imgUrl: '/static/art/notice/201.webp',
      buttonTitle: 'To the tasks',
      clickType: 1,
      clickAction: '10000',
    };
    expect(await listed()).toEqual([...before, notice]);
    expect(await shown()).toEqual([...before, notice]);
    expect(await shown(await tokenOf(subject.platform(), DEMO))).toEqual([...before, notice]);

    const second = await run('add', { ...NEWS, type: 1 });
    expect(second.body['noticeId']).not.toBe(id);
    expect((await run('end', { id })).body).toMatchObject({ errcode: 0, ended: id });
    expect((await shown()).map((one) => one.id)).not.toContain(id);
    expect(await run('end', { id })).toMatchObject({ status: 400 });
    await run('end', { id: second.body['noticeId'] });
    expect(await listed()).toEqual(before);
  });

  it('that are added at the same time are all stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => run('add', { ...NEWS, title: `News ${place}` })),
    );
    const ids = answers.map(({ body }) => body['noticeId']);
    expect(new Set(ids).size).toBe(8);
    expect((await listed()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    [{ ...NEWS, type: 3 }, 'type'],
    [{ ...NEWS, title: ' ' }, 'title'],
    [{ type: 1, title: 'No text' }, 'content'],
    [{ ...NEWS, image: '//evil.example/a.png' }, 'a path of this platform'],
    [{ ...NEWS, 'click-type': 3, 'click-action': 'javascript:alert(1)' }, 'an https address'],
    [{ ...NEWS, 'click-type': 1, 'click-action': '99999' }, 'the number of a place'],
  ])('are refused when they are invalid: %o', async (options, message) => {
    const before = await listed();
    const { status, body } = await run('add', options);
    expect([status, body['msg']]).toEqual([400, expect.stringContaining(message)]);
    expect(await listed()).toEqual(before);
  });
});
