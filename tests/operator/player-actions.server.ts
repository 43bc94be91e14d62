import { givePasskey, logIn } from '#tests/passkey/passkey-calls.ts';
import { expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { operatorForms } from '#server/marketing/texts/en-operator-forms.ts';
import { players } from '#server/marketing/texts/en-players.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { expectSoundLedger } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

/** ₱500.00 */
const LIMIT = 50_000;
const FLAGS = [`--second-person-above=${LIMIT}`, '--proposal-hours=2'];

let users = 0;

eachPlatform(
  'what operators do with a player',
  (subject) => {
    const operator = () => consoleUser(subject.platform(), `acting-${(users += 1)}`, 'operator');
    const db = () => subject.platform().context.database.db;
    const pathOf = ({ account }: OwnPlayer) => `/report/players/${account}`;
    const entriesOf = async ({ account }: OwnPlayer) =>
      (await operate(subject.platform(), 'audit list', { account })).body['entries'] as object[];
    const coinOf = async ({ id }: OwnPlayer) => (await balancesOf(db(), id)).coin;
    const amount = (typed: string, direction = 'add') => ({
      direction,
      amount: typed,
      again: typed,
      reason: 'paid twice',
    });

    it('restrict with a reason and a last day, and lift, by the operator’s name', async () => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      const path = pathOf(player);
      const until = '2026-11-22';
      const reason = 'documents asked for';
      const frozen = await user.fillIn(path, 'restrict', { restriction: 'frozen', until, reason });
      expect(frozen.headers.location).toBe(`${path}?done=done`);
      expect((await user.get(`${path}?done=done`)).body).toContain(operatorForms.done);
      await user.fillIn(path, 'restrict', { restriction: 'no-play', reason });
      const shown = (await operate(subject.platform(), 'player show', { account: player.account }))
        .body;
      expect(shown).toMatchObject({
        restrictions: [
          { name: 'frozen', until: Date.UTC(2026, 10, 22, 16) },
          { name: 'no-play', until: null },
        ],
        sessions: 0,
      });
      await user.fillIn(path, 'lift', { restriction: 'frozen', reason: 'documents came' });
      const by = {
        by: `acting-${users}`,
        login: `acting-${users}`,
        way: 'console',
        outcome: 'done',
      };
      expect(await entriesOf(player)).toMatchObject([
        { ...by, reason: 'documents came', after: { restrictions: ['no-play'] } },
        { ...by, reason },
        { ...by, command: 'player status', reason, after: { restrictions: ['frozen'] } },
      ]);
    });

    it.each([
      ['restrict', { restriction: 'frozen', until: '2026-11-20', reason: 'x' }, 'has passed'],
      ['restrict', { restriction: 'frozen', until: 'soon', reason: 'x' }, 'until must be a day'],
      [
        'restrict',
        { restriction: 'excluded', until: '2026-12-01', reason: 'x' },
        'has no last day',
      ],
      ['restrict', { restriction: 'hanged', reason: 'x' }, 'restriction must be one of'],
      ['restrict', { restriction: 'frozen', reason: ' ' }, 'reason is empty'],
      ['restrict', { restriction: 'frozen', reason: 'x'.repeat(201) }, 'may have at most 200'],
      ['correct', { ...amount('10'), again: '100' }, 'the two amounts differ'],
      ['correct', amount('-5'), 'more than 0'],
      ['correct', amount('0'), 'more than 0'],
      ['correct', amount('1.234'), 'like 1234.50'],
      ['correct', amount('20000000'), 'the most a command moves'],
      ['correct', amount('1', 'sideways'), 'direction must be one of'],
      ['correct', amount('499.99', 'take'), 'less than'],
      ['correct', { ...amount('1'), reason: '' }, 'reason is empty'],
      ['note', { text: '\n ' }, 'text is empty'],
      ['sign-out', {}, 'reason is empty'],
      ['remove-passkeys', { reason: ' ' }, 'reason is empty'],
    ] as const)('refuse %s %o, and keep what was filled in', async (action, form, problem) => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      const { statusCode, body } = await user.fillIn(pathOf(player), action, form);
      expect(statusCode).toBe(400);
      expect(body).toContain(problem);
      for (const [name, value] of Object.entries(form)) {
        const isChoice = name === 'restriction' || name === 'direction';
        if (!isChoice && name !== 'text' && value.trim() !== '')
          expect(body).toContain(`value="${value}"`);
      }
      expect(await coinOf(player)).toBe(0);
      expect(
        (await operate(subject.platform(), 'player show', { account: player.account })).body,
      ).toMatchObject({
        restrictions: [],
        notes: [],
        sessions: 1,
      });
    });

    it('correct a balance in both directions, as the ledger’s own kind of movement', async () => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      const path = pathOf(player);
      await user.fillIn(path, 'correct', amount('500'));
      await user.fillIn(path, 'correct', amount('1.50', 'take'));
      expect(await coinOf(player)).toBe(49_850);
      const rows = await db()
        .selectFrom('balance_correction')
        .where('player_id', '=', player.id)
        .orderBy('id')
        .select('amount')
        .execute();
      expect(rows).toEqual([{ amount: 50_000 }, { amount: -150 }]);
      expect(await entriesOf(player)).toMatchObject([
        { command: 'player correct', reason: 'paid twice', before: { coin: 50_000 } },
        { before: { coin: 0 }, after: { coin: 50_000 } },
      ]);
      await expectSoundLedger(subject.platform());
    });

    it('repeat nothing when a form is sent twice, at once or later', async () => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      const path = pathOf(player);
      const twice = async (action: string, form: Record<string, string>) => {
        const sent = { ...form, number: await user.numberOn(path) };
        const answers = await Promise.all(
          [1, 2, 3].map(() => user.post(`${path}/${action}`, sent)),
        );
        answers.push(await user.post(`${path}/${action}`, sent));
        return answers.map(({ headers }) => headers.location).toSorted();
      };
      const once = [
        ...Array.from({ length: 3 }, () => `${path}?done=changed`),
        `${path}?done=done`,
      ];
      expect(await twice('correct', amount('7'))).toEqual(once);
      expect(await twice('note', { text: 'Once.' })).toEqual(once);
      expect(await twice('restrict', { restriction: 'no-play', reason: 'x' })).toEqual(once);
      expect(await twice('sign-out', { reason: 'x' })).toEqual(once);
      expect(await coinOf(player)).toBe(700);
      expect(await entriesOf(player)).toHaveLength(4);
      expect((await user.get(`${path}?done=changed`)).body).toContain(operatorForms.changed);
    });

    it('can be other things from one page, each once', async () => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      const path = pathOf(player);
      const number = await user.numberOn(path);
      await user.post(`${path}/note`, { number, text: 'First.' });
      const { headers } = await user.post(`${path}/correct`, { number, ...amount('1') });
      expect(headers.location).toBe(`${path}?done=done`);
      expect(await coinOf(player)).toBe(100);
    });

    it('take a form without a number, or of the day before, for one that was sent', async () => {
      const player = await ownPlayer(subject.platform());
      const path = pathOf(player);
      const old = await (await operator()).numberOn(path);
      subject.clock.advance(DAY_MS);
      const user = await operator();
      for (const number of [old, '', 'form-1', `${old}'`]) {
        const { headers } = await user.post(`${path}/note`, { text: 'Hello.', number });
        expect(headers.location, number).toBe(`${path}?done=changed`);
      }
      expect(await entriesOf(player)).toEqual([]);
    });

    it('propose a correction above the limit once, and another operator accepts it there', async () => {
      const player = await ownPlayer(subject.platform());
      const path = pathOf(player);
      const [ann, ben] = [await operator(), await operator()];
      const number = await ann.numberOn(path);
      const form = { ...amount('500.01'), number };
      const sent = await Promise.all([1, 2].map(() => ann.post(`${path}/correct`, form)));
      expect(sent.map(({ headers }) => headers.location).toSorted()).toEqual([
        `${path}?done=changed`,
        `${path}?done=proposed`,
      ]);
      expect(await coinOf(player)).toBe(0);
      const own = (await ann.get(path)).body;
      expect(own).toContain(operatorForms.own);
      expect(own).toContain('<p>₱500.01</p>');
      const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(own) ?? [];
      expect((await ann.fillIn(path, 'accept', { proposal })).statusCode).toBe(400);
      const elsewhere = pathOf(await ownPlayer(subject.platform()));
      const wrong = await ben.fillIn(elsewhere, 'accept', { proposal });
      expect(wrong.headers.location).toBe(`${elsewhere}?done=changed`);
      expect((await ben.fillIn(path, 'accept', { proposal })).headers.location).toBe(
        `${path}?done=done`,
      );
      expect(await coinOf(player)).toBe(50_001);
      expect((await ben.fillIn(path, 'accept', { proposal })).headers.location).toBe(
        `${path}?done=changed`,
      );
      await ann.fillIn(path, 'correct', amount('500.01', 'take'));
      const shown = (await ben.get(path)).body;
      const [, next = ''] = /name="proposal" value="(\d+)"/.exec(shown) ?? [];
      expect(shown).toContain('<p>-₱500.01</p>');
      const refused = await ben.fillIn(path, 'refuse', { proposal: next, reason: 'too much' });
      expect(refused.headers.location).toBe(`${path}?done=refused`);
      expect(await coinOf(player)).toBe(50_001);
    });

    it('sign a player out of every device', async () => {
      const player = await ownPlayer(subject.platform());
      const user = await operator();
      await user.fillIn(pathOf(player), 'sign-out', { reason: 'phone was stolen' });
      expect((await subject.call('refreshBalance', {}, player.token)).body['code']).toBe(401);
      expect(await entriesOf(player)).toMatchObject([
        { command: 'player sign-out', before: { sessions: 1 }, after: { sessions: 0 } },
      ]);
      expect((await user.get(pathOf(player))).body).toContain(players.noSessions);
    });

    it('remove the passkeys of a lost phone, and no other player’s', async () => {
      const player = await ownPlayer(subject.platform());
      const other = await ownPlayer(subject.platform());
      const { authenticator } = await givePasskey(subject, player.token, 'Old phone');
      await givePasskey(subject, player.token, 'Tablet');
      const kept = await givePasskey(subject, other.token);
      const user = await operator();
      const page = (await user.get(pathOf(player))).body;
      expect(page).toContain('Old phone');
      expect(page).not.toContain(authenticator.id);
      await user.fillIn(pathOf(player), 'remove-passkeys', { reason: 'lost phone' });
      expect((await logIn(subject, authenticator)).body).toMatchObject({ errcode: 1294 });
      expect((await logIn(subject, kept.authenticator)).body).toMatchObject({ errcode: 0 });
      expect((await subject.call('refreshBalance', {}, player.token)).body['errcode']).toBe(0);
      expect(await entriesOf(player)).toMatchObject([
        { command: 'player remove-passkeys', before: { passkeys: 2 }, after: { passkeys: 0 } },
      ]);
      const after = (await user.get(pathOf(player))).body;
      expect(after).not.toContain(players.passkeys);
      expect(after).not.toContain(players.removePasskeys);
    });
  },
  FLAGS,
);
