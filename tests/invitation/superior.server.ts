import { describe, expect, it } from 'vitest';
import { inviterOf } from '#server/players/base/inviter.ts';
import {
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

let made = 0;
const nextMobile = (): string => `63921${String((made += 1)).padStart(7, '0')}`;

eachPlatform('a superior', (subject) => {
  const bound = () => ownPlayer(subject.platform(), { mobile: nextMobile() });
  const fill = async (pid: string, { token }: OwnPlayer) =>
    (await subject.call('agentFill', { pid }, token)).body;
  const show = async (account: string) =>
    (await operate(subject.platform(), 'player show', { account })).body;
  const inviteCodeOf = async ({ token }: OwnPlayer): Promise<string> => {
    const { body } = await subject.call('afterLoginConfig', {}, token);
    return String(body['inviteCode']);
  };

  it.each(['id', 'invite code', 'invite code in small letters'])(
    'is named by %s [api.superior]',
    async (by) => {
      const [player, superior] = [await bound(), await ownPlayer(subject.platform())];
      const code = await inviteCodeOf(superior);
      const given =
        by === 'id' ? String(superior.id) : by.endsWith('letters') ? code.toLowerCase() : code;
      const body = await fill(` ${given} `, player);
      expect(body).toMatchObject({ errcode: 0, pid: String(superior.id) });
      expect(body['nickname']).toMatch(/^owned\d+$/);
      const { body: after } = await subject.call('lightRefresh', {}, player.token);
      expect(after['user']).toMatchObject({ pid: String(superior.id) });
    },
  );

  it('is refused when empty (1082), unknown (1085) or the player himself (1083)', async () => {
    const player = await bound();
    for (const empty of ['', '   ']) expect((await fill(empty, player))['errcode']).toBe(1082);
    for (const unknown of ['1', '999999999999999', 'ZZZZZZZZ', "'; drop table player", '1e5']) {
      expect([unknown, (await fill(unknown, player))['errcode']]).toEqual([unknown, 1085]);
    }
    expect((await fill(String(player.id), player))['errcode']).toBe(1083);
    expect((await fill(await inviteCodeOf(player), player))['errcode']).toBe(1083);
  });

  it('is refused before a mobile is bound (1084), and once there is one (1086)', async () => {
    const [superior, unbound, player] = [
      await bound(),
      await ownPlayer(subject.platform()),
      await bound(),
    ];
    expect((await fill(String(superior.id), unbound))['errcode']).toBe(1084);
    expect((await fill(String(superior.id), player))['errcode']).toBe(0);
    expect((await fill(String(superior.id), player))['errcode']).toBe(1086);
    expect((await fill(String(unbound.id), player))['errcode']).toBe(1086);
  });

  it('cannot be a player below, at any depth (1083)', async () => {
    const [top, middle, bottom] = [await bound(), await bound(), await bound()];
    expect((await fill(String(top.id), middle))['errcode']).toBe(0);
    expect((await fill(String(middle.id), bottom))['errcode']).toBe(0);
    expect((await fill(String(middle.id), top))['errcode']).toBe(1083);
    expect((await fill(String(bottom.id), top))['errcode']).toBe(1083);
  });

  it('is only one of two that are named at once', async () => {
    const [player, one, other] = [await bound(), await bound(), await bound()];
    const answers = await Promise.all([one, other].map(({ id }) => fill(String(id), player)));
    expect(answers.map((body) => body['errcode']).toSorted()).toEqual([0, 1086]);
  });

  it('is set by the shared link of a registration', async () => {
    const inviter = await ownPlayer(subject.platform());
    const code = await inviteCodeOf(inviter);
    const register = async (outUrl: string) => {
      const account = `Guest${String((made += 1)).padStart(4, '0')}`;
      const password = encrypt(subject.platform(), 'correct horse');
      const fields = { account, password, email: 'a@example.com', outUrl };
      const { body } = await subject.call('accountRegister', fields);
      expect(body).toMatchObject({ errcode: 0 });
      expect((await show(account))['pid']).toBe(body['pid'] === '' ? null : Number(body['pid']));
      return body['pid'];
    };
    const id = String(inviter.id);
    expect(await register(`outValue=${code}&aid=7`)).toBe(id);
    expect(await register(`outValue=&aid=${id}&pid=1`)).toBe(id);
    expect(await register(`outValue=WRONG123&aid=${id}`)).toBe(id);
    expect(await register(code.toLowerCase())).toBe(id);
    expect(await register('outValue=NOBODY22&aid=99')).toBe('');
    expect(await register('')).toBe('');
  });
});

describe('the inviter of an outUrl', () => {
  it.each([
    ['', '', ''],
    ['ABCD2345', 'ABCD2345', ''],
    [' ABCD2345 ', 'ABCD2345', ''],
    ['outValue=ABCD2345', 'ABCD2345', ''],
    ['outValue=ABCD2345&aid=100001&share_referrer=2', 'ABCD2345', '100001'],
    ['?aid=100001', '', '100001'],
    ['https://play.example/?outValue=ABCD2345&aid=100001#top', 'ABCD2345', '100001'],
    ['page_url=https%3A%2F%2Fx.example%2F%3FoutValue%3DEVIL&outValue=ABCD2345', 'ABCD2345', ''],
    ['outValue=%3Cscript%3E&aid=1%27', '', ''],
    ['outValue=' + 'A'.repeat(33), '', ''],
    ['utm_source=test', '', ''],
    ['%E0%A4%A', '', ''],
    ['<img src=x>', '', ''],
  ])('in %j has the code %j and the id %j', (outUrl, outValue, aid) => {
    expect(inviterOf(outUrl)).toEqual({ outValue, aid });
  });
});
