/** What a player learns of a change of what signs in to the account. */
import { describe, expect, it } from 'vitest';
import { givePasskey } from '#tests/passkey/passkey-calls.ts';
import {
  codeSentTo,
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  platformUnderTest,
  tokenOf,
} from '#tests/server/platforms.ts';

const PASSWORD = 'made to order';
const NEXT = 'the one after it';

eachPlatform('a mail to the player', (subject) => {
  const sealed = (text: string) => encrypt(subject.platform(), text);
  /** Titles and previews, the latest first. */
  const mailsOf = async (token: string) => {
    const { body } = await subject.call('mails', { type: 0 }, token);
    return (body['list'] as { title: string; preview: string }[]).map(({ title, preview }) => [
      title,
      preview,
    ]);
  };
  const remove = async (token: string, id: string) =>
    (await subject.call('passkeyRemove', { id }, token)).body['errcode'];

  it('says which passkey was added, and which was removed, once', async () => {
    const { token } = await ownPlayer(subject.platform());
    const other = await ownPlayer(subject.platform());
    const { id } = await givePasskey(subject, token, 'Tita’s <b>phone</b>');
    const added = [
      'A passkey was added',
      expect.stringContaining('“Tita’s <b>phone</b>” can now log in to your account.'),
    ];
    expect(await mailsOf(token)).toEqual([added]);
    expect(await remove(other.token, id)).toBe(0);
    subject.clock.advance(1000);
    expect(await remove(token, id)).toBe(0);
    expect(await remove(token, id)).toBe(0);
    const removed = ['A passkey was removed', expect.stringContaining('can no longer log in')];
    expect(await mailsOf(token)).toEqual([removed, added]);
    expect(await mailsOf(other.token)).toEqual([]);
  });

  it('names no device where the passkey has no name', async () => {
    const { token } = await ownPlayer(subject.platform());
    await givePasskey(subject, token, ' ');
    expect(await mailsOf(token)).toEqual([
      ['A passkey was added', expect.stringMatching(/^A device can now log in/)],
    ]);
  });

  it('says that the password was changed, not that somebody tried to', async () => {
    const { token } = await ownPlayer(subject.platform());
    const change = async (oldPassword: string) =>
      (
        await subject.call(
          'changePassword',
          { oldPassword: sealed(oldPassword), password: sealed(NEXT) },
          token,
        )
      ).body['errcode'];
    expect(await change('not the old one')).not.toBe(0);
    expect(await mailsOf(token)).toEqual([]);
    expect(await change(PASSWORD)).toBe(0);
    // The answer was lost, and the app sends it again.
    expect(await change(PASSWORD)).toBe(0);
    expect(await mailsOf(token)).toEqual([
      ['Your password was changed', expect.stringContaining('write to customer support')],
    ]);
  });

  it('is there at the next log-in after a password was reset by a code', async () => {
    const mobile = '9170001234';
    const { account } = await ownPlayer(subject.platform(), { mobile: `63${mobile}` });
    const place = { countryCode: '63', mobile, account };
    await subject.call('smsSend', { ...place, scene: 2 });
    const code = await codeSentTo(subject.platform(), `63${mobile}`);
    const reset = { ...place, code, password: sealed(NEXT) };
    expect((await subject.call('forgetPassword', reset)).body['errcode']).toBe(0);
    const token = await tokenOf(subject.platform(), { account, password: NEXT });
    expect(await mailsOf(token)).toEqual([['Your password was changed', expect.any(String)]]);
  });

  it('says that customer support removed passkeys, if there were any', async () => {
    const { account, token } = await ownPlayer(subject.platform());
    const options = { account, reason: 'lost phone' };
    const removeAll = () => operate(subject.platform(), 'player remove-passkeys', options);
    expect((await removeAll()).body).toMatchObject({ removed: 0 });
    expect(await mailsOf(token)).toEqual([]);
    await givePasskey(subject, token, 'Old phone');
    subject.clock.advance(1000);
    expect((await removeAll()).body).toMatchObject({ removed: 1 });
    expect((await mailsOf(token))[0]).toEqual([
      'Your passkeys were removed',
      expect.stringContaining('Customer support removed them.'),
    ]);
  });
});

describe('in Thailand', () => {
  const subject = platformUnderTest(['--market=th']);

  it('is in Thai', async () => {
    const { token } = await ownPlayer(subject.platform());
    await givePasskey(subject, token, 'มือถือของนก');
    const { body } = await subject.call('mails', { type: 0 }, token);
    expect(body['list']).toMatchObject([
      { title: 'เพิ่มพาสคีย์แล้ว', preview: expect.stringContaining('“มือถือของนก” เข้าสู่ระบบ') },
    ]);
  });
});
