import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { minorUnits } from '#shared/money/money.ts';
import { NO_END } from '#shared/protection/pause.ts';
import { BANK, nextAccount } from '#tests/money/cash-out.ts';
import { askOrder } from '#tests/deposit/deposits.ts';
import {
  codeSentTo,
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  send,
} from '#tests/server/platforms.ts';
import { PASSWORD, protectionSteps } from './protection-steps.ts';

let made = 0;

eachPlatform('an exclusion', (subject) => {
  const { call, state, exclude, goTo } = protectionSteps(subject);
  const untilOf = async (player: { token: string; id: number; account: string }) =>
    (await state(player)).excludeUntil;
  const register = async (email: string, from = `10.7.0.${made + 1}`) => {
    const account = `second${(made += 1)}`;
    const password = encrypt(subject.platform(), PASSWORD);
    const body = JSON.stringify({ account, password, email });
    const { path } = endpoints.accountRegister;
    const answer = await send(subject.platform(), path, body, undefined, from);
    const { errcode, id, token } = answer.body;
    expect(errcode).toBe(0);
    return { account, id: Number(id), token: String(token) };
  };

  it('applies to a new account of the same mailbox, however it is spelled', async () => {
    const first = await ownPlayer(subject.platform(), { mobile: '639205550100' });
    const { excludeUntil: until } = await exclude(first, 12);
    const second = await register(`${first.account.toUpperCase()}+again@Example.COM`);
    expect(await untilOf(second)).toBe(until);
    const [game] = (await subject.platform().context.catalogue.current()).games.keys();
    expect(await call('startGame', { gameId: game }, second)).toMatchObject({
      errcode: 1212,
      until,
    });
    expect((await askOrder(subject.platform(), second.token)).body).toMatchObject({
      errcode: 1212,
    });
    const { choices } = (await call('ownRecords', {}, second)) as {
      choices?: { kind: string; detail: object }[];
    };
    expect(choices).toMatchObject([{ kind: 'exclusion-carried', detail: { by: 'email', until } }]);
    // The exclusion applies to the person: it ends at the same time for every account.
    goTo(until);
    const late = await register(`${first.account}+later@example.com`);
    expect(await untilOf(late)).toBe(0);
  });

  it.each([
    ['maria.clara@gmail.com', 'MariaClara+x@googlemail.com', true],
    ['maria.clara@example.com', 'mariaclara@example.com', false],
    ['juan@example.com', 'juan@example.org', false],
    ['ana@example.com', '"ana"@example.com', true],
    ['"an\\a.b+c"@example.com', 'ana.b(home)@example.com', true],
  ])('of %s applies to %s: %s', async (one, other, isCarried) => {
    const first = await register(one);
    await exclude(first);
    const second = await register(other, `10.7.0.${made}`);
    expect((await untilOf(second)) > 0).toBe(isCarried);
  });

  it('does not apply to the owner of a mailbox that a stranger registered and excluded before', async () => {
    const joker = await register('owner@example.com');
    await exclude(joker);
    expect(await untilOf(await register('owner@example.com'))).toBe(0);
    // Nor does another spelling of it.
    expect(await untilOf(await register('"owner"@example.com'))).toBe(0);
  });

  it.each([
    ['mobile', { mobile: '639205550101' }],
    ['deposit', { total_recharge: minorUnits(10_000) }],
    ['identity', { person_key: 'checked' }],
  ])('applies to its mailbox when the account shows a person by its %s', async (what, proof) => {
    const first = await register(`${what}@example.com`);
    const { db } = subject.platform().context.database;
    await db.updateTable('player').where('id', '=', first.id).set(proof).execute();
    await exclude(first);
    expect(await untilOf(await register(`${what}@example.com`))).toBe(await untilOf(first));
  });

  it('does not apply to an earlier account of a stranger with the same address', async () => {
    const honest = await register('honest@example.com');
    const joker = await register('honest@example.com');
    await exclude(joker);
    expect(await untilOf(honest)).toBe(0);
    const { body } = await operate(subject.platform(), 'player show', { account: honest.account });
    expect(body['alike']).toEqual([{ account: joker.account, by: 'email' }]);
  });

  it('applies to an account that confirms an excluded account’s mobile by code', async () => {
    const mobile = '9205550001';
    const first = await ownPlayer(subject.platform(), { mobile: `63${mobile}` });
    const { excludeUntil: until } = await exclude(first);
    const second = await register('other-mobile@example.com');
    expect(await untilOf(second)).toBe(0);
    await call('smsSend', { countryCode: '63', mobile, scene: 1 }, second);
    const bind = (code: string) =>
      call('bindAccount', { reqNo: randomUUID(), countryCode: '63', mobile, code }, second);
    const code = await codeSentTo(subject.platform(), `63${mobile}`);
    expect(await bind(code)).toMatchObject({ errcode: 1043 });
    expect(await untilOf(second)).toBe(until);
  });

  it('applies to an account that adds an excluded account’s bank account', async () => {
    const mobile = nextAccount();
    const first = await ownPlayer(subject.platform(), { banks: [{ bankId: BANK, mobile }] });
    await exclude(first);
    const second = await register('other-bank@example.com');
    const details = { bankId: BANK, realname: 'Juana Reyes', mobile, version: 3 };
    const bind = () => call('addBank', { reqNo: randomUUID(), ...details }, second);
    expect(await bind()).toMatchObject({ errcode: 5 });
    expect(await untilOf(second)).toBe(await untilOf(first));
  });

  it('applies to every account of an identity, whichever is excluded, also when identified later', async () => {
    const platform = subject.platform();
    const [one, two, three, stranger] = [
      await register('one@example.com'),
      await register('two@example.com'),
      await register('three@example.com'),
      await register('four@example.com'),
    ];
    const identify = ({ account }: { account: string }, person: string) =>
      operate(platform, 'identity set', { account, status: 'ok', person });
    await identify(one, 'P-1234567');
    await identify(two, ' P-1234567 ');
    await identify(stranger, 'P-7654321');
    const { excludeUntil: until } = await exclude(one);
    expect(await untilOf(two)).toBe(until);
    await identify(three, 'P-1234567');
    expect(await untilOf(three)).toBe(until);
    expect(await untilOf(stranger)).toBe(0);
    const { db } = platform.context.database;
    const kept = await db.selectFrom('player').where('id', '=', one.id).selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('1234567');
    const wrong = { account: one.account, status: 'rejected', person: 'P-1234567' };
    expect((await operate(platform, 'identity set', wrong)).status).toBe(400);
  });

  it('by the operator applies to a new account without an end, and only the operator lifts it', async () => {
    const platform = subject.platform();
    const first = await ownPlayer(platform, { mobile: '639205550102' });
    const set = (account: string, lift = false) =>
      operate(platform, 'player status', { reason: 'test', account, status: 'excluded', lift });
    await set(first.account);
    const second = await register(`${first.account}@example.com`);
    expect(await untilOf(second)).toBe(NO_END);
    await set(first.account, true);
    expect(await untilOf(second)).toBe(NO_END);
    await set(second.account, true);
    expect(await untilOf(second)).toBe(0);
    // A player's own exclusion cannot be lifted.
    const { excludeUntil: until } = await exclude(second);
    await set(second.account, true);
    expect(await untilOf(second)).toBe(until);
  });
});
