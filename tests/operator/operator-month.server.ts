import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { SECRET_MASK } from '#server/core/outbound/mask-secret.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { localTime, readLocalTime } from '#server/operator/pages/lobby/lobby-forms.ts';
import { fromCoins, type MinorUnits } from '#shared/money/money.ts';
import { askOrder, callback, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs, roundIn } from '#tests/game/games.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { codeAt } from '#server/marketing/access/totp.ts';
import { hiddenFields } from '#tests/marketing/console-forms.ts';
import { startReceiver } from '#tests/marketing/receiver.ts';
import { ALERT, LINKS, marketersForms } from './marketers-month.ts';
import {
  ACTIONS,
  changeAndNote,
  ConsoleSessionOver,
  isAudited,
  type Action,
} from '#server/marketing/access/actions.ts';
import { listAudit } from '#server/core/audit/list-audit.ts';
import { OPERATOR_COMMANDS } from '#server/operator/commands.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { routesIn } from '#tests/server/printed-routes.ts';
import { givePasskey } from '#tests/passkey/passkey-calls.ts';
import { eachPlatform, operate, type OwnPlayer } from '#tests/server/platforms.ts';
import { KIM, monthOn, PASSWORD, stateOf, type Form, type Line, type Person } from './month.ts';

const LOBBY = '/report/lobby';
const SIGN_IN = '/report/sign-in';
const MAIL = '/report/mail';
/** ₱500.00: more needs a second person. */
const LIMIT = 50_000;
const FLAGS = [
  `--operator-keys=${KIM.name}:${KIM.key}`,
  `--second-person-above=${LIMIT}`,
  '--proposal-hours=100',
  '--withdraw-review-seconds=manual',
  '--payout-provider=none',
  '--call-loopback',
];

eachPlatform(
  'a month of operators',
  (subject) => {
    const month = monthOn(subject);
    const platform = () => subject.platform();
    const db = () => platform().context.database.db;
    /** What the month moved, in hundredths, as the script counts it. */
    const book = { deposits: 0, withdrawals: 0, bets: 0, wins: 0, bonuses: 0, added: 0, taken: 0 };
    const people: Record<string, Person> = {};
    const playerOf: Record<string, OwnPlayer> = {};
    const person = (name: string): Person => {
      const found = people[name];
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    };
    const player = (name: string): OwnPlayer => {
      const found = playerOf[name];
      if (!found) throw new Error(`no player is called ${name}`);
      return found;
    };
    const comes = async (name: string, deposits: MinorUnits) => {
      playerOf[name] = await payee(platform(), { deposits });
      book.deposits += deposits;
    };
    const plays = async (name: string, rounds: number) => {
      const game = await openGameAs(platform(), 'reels', { player: player(name) });
      for (let round = 0; round < rounds; round += 1) {
        const { bet, win } = roundIn(await game.bet());
        book.bets += bet;
        book.wins += win ?? 0;
      }
    };
    const asks = async (name: string, amount: number) => {
      const { orderNo } = await withdraw(platform(), player(name), amount);
      return { order: String(orderNo), path: `/report/withdrawals/${String(orderNo)}`, amount };
    };
    /** A form of a player's page, as it is shown now. */
    const onPage = async (
      who: string,
      name: string,
      action: string,
      form: Form,
      ...lines: Line[]
    ) => {
      const path = pathOf(name);
      const number = await month.field(person(who), path, 'number');
      return month.does(person(who), `${path}/${action}`, { number, ...form }, ...lines);
    };
    /** A form of the lobby's page. */
    const inLobby = async (who: string, action: string, form: Form, ...lines: Line[]) => {
      const mark = await month.field(person(who), LOBBY, 'mark');
      return month.does(person(who), `${LOBBY}/${action}`, { mark, ...form }, ...lines);
    };
    const pathOf = (name: string) => `/report/players/${player(name).account}`;
    const of = (name: string) => ({ account: player(name).account });
    const statusOf = async (order: string) =>
      (
        await db()
          .selectFrom('withdrawal_order')
          .where('order_no', '=', order)
          .select('status')
          .executeTakeFirstOrThrow()
      ).status;
    const coinOf = async (name: string) => (await balancesOf(db(), player(name).id)).coin;
    /** Counts what a paid deposit gave. */
    const counted = async (orderNo: string) => {
      const paid = await db()
        .selectFrom('deposit_order')
        .where('order_no', '=', orderNo)
        .select(['credited', 'credited_bonus', 'credited_boost'])
        .executeTakeFirstOrThrow();
      book.deposits += paid.credited;
      book.bonuses += paid.credited_bonus + paid.credited_boost;
    };
    /** The number that a proposal or planned change of the month has, by its place. */
    const proposalNo = (nth: number): number => month.proposals[nth - 1] ?? 0;
    const planNo = (nth: number): number => month.plans[nth - 1] ?? 0;
    const inDays = (days: number) => localTime(epochMs(subject.clock.now() + days * DAY_MS), 'ph');
    const isoOf = (local: string) =>
      new Date(readLocalTime(local, 'ph', 'time') ?? 0).toISOString();
    const planned = (command: string, local: string): Line => [
      command,
      { outcome: 'planned', after: { plan: expect.any(Number), at: isoOf(local) } },
    ];
    /** A form of marketers; `:table` in its path is the id of that table's last row. */
    const byMarketer = async (who: Person, path: string, form: Form, ...lines: Line[]) => {
      const [part, table] = /:(\w+)/.exec(path) ?? [];
      const own =
        part === undefined ? path : path.replace(part, String(await month.latest(table ?? '')));
      return month.does(who, own, form, ...lines);
    };
    const versionOf = async (key: string) => {
      const { versions } = await month.kim('document versions', { key });
      const [newest] = versions as { version: number }[];
      return newest?.version ?? 0;
    };
    const proposalOn = (who: string, path: string) => month.field(person(who), path, 'proposal');

    it('begins with the team and the first withdrawals', async () => {
      // Not on the day of the samples, whose deposits are among its sums.
      await month.passes(1);
      for (const [name, role] of TEAM) people[name] = await month.joins(name, role);
      const [anna, ben] = [person('anna'), person('ben')];
      for (const name of ['lita', 'momo', 'nena']) await comes(name, fromCoins(5000));
      await givePasskey(subject, player('nena').token);
      await plays('lita', 5);

      const small = await asks('lita', 40_000);
      const why = { status: '1', reason: 'checked' };
      await month.tries(anna, `${small.path}/approve`, { status: '1', reason: ' ' }, 400, [
        'withdrawal approve',
        { ...of('lita'), ...refused('withdrawal approve: say why with --reason TEXT') },
      ]);
      await month.does(anna, `${small.path}/approve`, why, [
        'withdrawal approve',
        {
          ...of('lita'),
          options: { order: small.order },
          ...moved(1, 0, 40_000),
          reason: 'checked',
        },
      ]);
      await month.does(ben, `${small.path}/pay`, { status: '0', reason: 'bank 7' }, [
        'withdrawal pay',
        { ...of('lita'), ...moved(0, 4, 40_000), reason: 'bank 7' },
      ]);
      book.withdrawals += 40_000;

      const wrong = await asks('momo', 30_000);
      const reason = 'Please bind your own account.';
      await month.does(anna, `${wrong.path}/reject`, { status: '1', reason }, [
        'withdrawal reject',
        { ...of('momo'), ...moved(1, 3, 30_000), reason },
      ]);
      // A form of an order that a colleague has decided changes nothing, and is no action.
      const late = await ben.post(`${wrong.path}/approve`, why);
      expect(late.headers.location).toContain('done=changed');
      await month.expectLines({}, []);

      const unpaid = await asks('lita', 20_000);
      await month.shell('withdrawal approve', { order: unpaid.order, reason: 'at the desk' }, [
        'withdrawal approve',
        { ...of('lita'), ...moved(1, 0, 20_000), reason: 'at the desk' },
      ]);
      await month.shell('withdrawal fail', { order: unpaid.order, reason: 'No such account.' }, [
        'withdrawal fail',
        { ...of('lita'), ...moved(0, 2, 20_000), reason: 'No such account.' },
      ]);
      await month.shellTries(undefined, 'withdrawal pay', { order: unpaid.order, reason: 'x' }, [
        'withdrawal pay',
        {
          ...of('lita'),
          reason: 'x',
          ...refused(`order ${unpaid.order} has status 2 and cannot become 4`),
        },
      ]);
    });

    it('needs a second person for a high sum: nobody is two, by whatever way or role', async () => {
      await month.passes(1);
      const [anna, ben] = [person('anna'), person('ben')];
      const high = await asks('nena', 60_000);
      const asked = { ...of('nena'), reason: 'checked' };
      await month.does(anna, `${high.path}/approve`, { status: '1', reason: 'checked' }, [
        'withdrawal approve',
        { ...asked, outcome: 'proposed', after: { proposal: expect.any(Number), sum: 60_000 } },
      ]);
      const proposal = await proposalOn('ben', high.path);
      const no: Line = [
        'approval accept',
        refused(`proposal ${proposalNo(1)} is by anna (anna): another person must accept it`),
      ];
      await month.tries(anna, `${high.path}/accept`, { proposal }, 400, no);
      const other = month.another(anna);
      await month.tries(other, `${high.path}/accept`, { proposal }, 400, no);
      await month.shellTries('anna', 'approval accept', { id: proposal }, no);
      await month.shellTries('Anna', 'approval accept', { id: proposal }, no);
      for (const [was, role] of [
        ['operator', 'both'],
        ['both', 'operator'],
      ] as const) {
        await month.shell('console role', { name: 'anna', role }, [
          'console role',
          { before: { account: 'anna', role: was }, after: { account: 'anna', role } },
        ]);
        await month.tries(anna, `${high.path}/accept`, { proposal }, 400, no);
      }
      expect(await statusOf(high.order)).toBe(1);
      await month.does(
        ben,
        `${high.path}/accept`,
        { proposal },
        accepted(proposalNo(1), 'withdrawal approve', 'anna'),
        ['withdrawal approve', { ...asked, ...byFor('anna', 'ben'), ...moved(1, 0, 60_000) }],
      );
      await month.does(ben, `${high.path}/pay`, { status: '0', reason: 'bank 8' }, [
        'withdrawal pay',
        { ...of('nena'), ...moved(0, 4, 60_000), reason: 'bank 8' },
      ]);
      book.withdrawals += 60_000;
      await month.passes(1);
      const reason = 'The account is closed.';
      await month.does(ben, `${high.path}/returned`, { status: '4', reason }, [
        'withdrawal returned',
        {
          ...of('nena'),
          outcome: 'proposed',
          after: { proposal: expect.any(Number), sum: 60_000 },
          reason,
        },
      ]);
      await month.does(
        anna,
        `${high.path}/accept`,
        { proposal: await proposalOn('anna', high.path) },
        accepted(proposalNo(2), 'withdrawal returned', 'ben'),
        [
          'withdrawal returned',
          { ...of('nena'), ...byFor('ben', 'anna'), ...moved(4, 2, 60_000), reason },
        ],
      );
      book.withdrawals -= 60_000;

      const unclear = await asks('nena', 70_000);
      await month.does(anna, `${unclear.path}/approve`, { status: '1', reason: 'checked' }, [
        'withdrawal approve',
        { ...asked, outcome: 'proposed', after: { proposal: expect.any(Number), sum: 70_000 } },
      ]);
      const third = await proposalOn('ben', unclear.path);
      await month.tries(ben, `${unclear.path}/refuse`, { proposal: third }, 400, [
        'approval refuse',
        refused('approval refuse: say why with --reason TEXT'),
      ]);
      await month.does(ben, `${unclear.path}/refuse`, { proposal: third, reason: 'unclear' }, [
        'approval refuse',
        { ...of('nena'), ...ended(proposalNo(3), 'withdrawal approve', 'anna'), reason: 'unclear' },
      ]);
      await month.does(ben, `${unclear.path}/reject`, { status: '1', reason: 'Call us.' }, [
        'withdrawal reject',
        { ...of('nena'), ...moved(1, 3, 70_000), reason: 'Call us.' },
      ]);
    });

    it('goes on with players: notes, restrictions, corrections, gifts', async () => {
      await month.passes(1);
      await onPage('anna', 'momo', 'note', { text: 'Called on Monday.' }, [
        'player note',
        { ...of('momo'), after: { noteId: expect.any(Number) } },
      ]);
      const end = Date.UTC(2026, 10, 26, 16);
      const none = { restrictions: [] };
      const stopped = { restrictions: ['no-play'] };
      const untilThen = { ...stopped, until: { 'no-play': end } };
      const restricted = { restriction: 'no-play', reason: 'documents' };
      const because = { ...of('momo'), reason: 'documents' };
      await onPage('anna', 'momo', 'restrict', { ...restricted, until: '2026-11-26' }, [
        'player status',
        { ...because, before: none, after: untilThen },
      ]);
      await onPage('ben', 'momo', 'restrict', restricted, [
        'player status',
        { ...because, before: untilThen, after: stopped },
      ]);
      await onPage('ben', 'momo', 'lift', restricted, [
        'player status',
        { ...because, before: stopped, after: none },
      ]);
      await onPage('anna', 'momo', 'restrict', { ...restricted, until: '2026-11-26' }, [
        'player status',
        { ...because, before: none, after: untilThen },
      ]);
      await onPage('anna', 'nena', 'remove-passkeys', { reason: 'stolen phone' }, [
        'player remove-passkeys',
        { ...of('nena'), reason: 'stolen phone', before: { passkeys: 1 }, after: { passkeys: 0 } },
      ]);
      await onPage('anna', 'nena', 'sign-out', { reason: 'stolen phone' }, [
        'player sign-out',
        { ...of('nena'), reason: 'stolen phone', before: { sessions: 1 }, after: { sessions: 0 } },
      ]);
      const frozen = { ...of('nena'), reason: 'chargeback' };
      await month.shell('player freeze', { ...of('nena'), reason: 'chargeback' }, [
        'player freeze',
        { ...frozen, before: none, after: { restrictions: ['frozen'] } },
      ]);
      await month.shell('player freeze', { ...of('nena'), frozen: 'no', reason: 'chargeback' }, [
        'player freeze',
        { ...frozen, before: { restrictions: ['frozen'] }, after: none },
      ]);

      const before = await coinOf('lita');
      const amount = (typed: string, direction: string) => ({
        direction,
        amount: typed,
        again: typed,
        reason: 'a lost round',
      });
      const corrected = (was: number, is: number, more: object = {}): Line => [
        'player correct',
        {
          ...of('lita'),
          reason: 'a lost round',
          before: { coin: was },
          after: { coin: is },
          ...more,
        },
      ];
      await onPage(
        'anna',
        'lita',
        'correct',
        amount('300', 'add'),
        corrected(before, before + 30_000),
      );
      await month.kim(
        'player correct',
        { ...of('lita'), amount: -4200, reason: 'a lost round' },
        corrected(before + 30_000, before + 25_800),
      );
      await onPage('anna', 'lita', 'correct', amount('600', 'add'), [
        'player correct',
        {
          ...of('lita'),
          reason: 'a lost round',
          outcome: 'proposed',
          after: { proposal: expect.any(Number), sum: 60_000 },
        },
      ]);
      const proposal = await proposalOn('ben', pathOf('lita'));
      await onPage(
        'ben',
        'lita',
        'accept',
        { proposal },
        accepted(proposalNo(4), 'player correct', 'anna'),
        corrected(before + 25_800, before + 85_800, byFor('anna', 'ben')),
      );
      book.added += 90_000;
      book.taken += 4200;
      await onPage('ben', 'lita', 'correct', amount('700', 'take'), [
        'player correct',
        {
          ...of('lita'),
          reason: 'a lost round',
          outcome: 'proposed',
          after: { proposal: expect.any(Number), sum: 70_000 },
        },
      ]);
      await onPage(
        'ben',
        'lita',
        'refuse',
        { proposal: await proposalOn('ben', pathOf('lita')), reason: 'a mistake' },
        [
          'approval refuse',
          { ...of('lita'), ...ended(proposalNo(5), 'player correct', 'ben'), reason: 'a mistake' },
        ],
      );
      // What the page refuses before there is a command is no action.
      const number = await month.field(person('anna'), pathOf('lita'), 'number');
      const differing = { number, ...amount('7', 'add'), again: '70' };
      await month.tries(person('anna'), `${pathOf('lita')}/correct`, differing, 400);

      const waiting = await makeOrder(platform(), player('lita').token);
      await month.shell('deposit pay', { orderNo: waiting.orderNo, reason: 'seen at the bank' }, [
        'deposit pay',
        {
          ...of('lita'),
          reason: 'seen at the bank',
          before: { status: 0, credited: 0 },
          after: { status: 1, credited: 50_000 },
        },
      ]);
      await counted(waiting.orderNo);
      const never = await makeOrder(platform(), player('lita').token);
      await month.shell('deposit fail', { orderNo: never.orderNo, reason: 'never paid' }, [
        'deposit fail',
        {
          ...of('lita'),
          reason: 'never paid',
          before: { status: 0, credited: 0 },
          after: { status: 2, credited: 0 },
        },
      ]);
      const itself = await makeOrder(platform(), player('lita').token);
      await callback(platform(), itself);
      await counted(itself.orderNo);
      const lita = player('lita');
      await subject.call('setLimit', { kind: 1, period: 1, value: fromCoins(1100) }, lita.token);
      const over = await askOrder(platform(), lita.token, { amount: fromCoins(200) });
      expect(over.body['errcode']).toBe(1211);

      const gift = {
        ...of('lita'),
        type: 1,
        title: 'For you',
        content: 'x',
        rewards: '2001:7700',
        reason: 'anniversary',
      };
      const given = { ...of('lita'), reason: 'anniversary' };
      const rewarded = (sum: number) => ({
        after: { mailId: expect.any(Number), rewards: [{ id: 2001, count: sum }] },
      });
      await month.kim('mail send', gift, ['mail send', { ...given, ...rewarded(7700) }]);
      const much = { ...gift, rewards: '2001:60000' };
      await month.kim('mail send', much, [
        'mail send',
        { ...given, outcome: 'proposed', after: { proposal: expect.any(Number), sum: 60_000 } },
      ]);
      await month.kim('approval accept', { id: proposalNo(6) }, [
        'approval accept',
        refused(`proposal ${proposalNo(6)} is by kim (kim): another person must accept it`),
      ]);
      await month.shell(
        'approval accept',
        { id: String(proposalNo(6)) },
        accepted(proposalNo(6), 'mail send', 'kim'),
        [
          'mail send',
          {
            ...given,
            by: 'kim',
            login: 'kim',
            way: 'http',
            acceptedBy: month.shellName,
            after: expect.objectContaining({ rewards: [{ id: 2001, count: 60_000 }] }),
          },
        ],
      );
      await month.kim('mail send', much, [
        'mail send',
        { ...given, outcome: 'proposed', after: { proposal: expect.any(Number), sum: 60_000 } },
      ]);
      await month.shell('approval refuse', { id: String(proposalNo(7)), reason: 'twice' }, [
        'approval refuse',
        { ...of('lita'), ...ended(proposalNo(7), 'mail send', 'kim'), reason: 'twice' },
      ]);
      const claim = { reqNo: randomUUID(), type: 1 };
      expect((await subject.call('claimMail', claim, lita.token)).body['errcode']).toBe(0);
      book.bonuses += 67_700;
      await month.kim(
        'redeem add',
        { code: 'NOVEMBER', rewards: '2001:1000', limit: 10, reason: 'the street party' },
        [
          'redeem add',
          {
            reason: 'the street party',
            after: { rewards: [{ id: 2001, count: 1000 }], claimsLeft: 10 },
          },
        ],
      );
      const code = { reqNo: randomUUID(), code: 'november' };
      expect((await subject.call('redeemCode', code, lita.token)).body['errcode']).toBe(0);
      book.bonuses += 1000;

      await month.shell('identity set', { ...of('lita'), status: 'ok', person: 'P-1234567' }, [
        'identity set',
        {
          ...of('lita'),
          options: { ...of('lita'), status: 'ok', person: SECRET_MASK },
          before: { status: 'none' },
          after: { status: 'ok' },
        },
      ]);
      await month.shell('vip set', { ...of('lita'), level: '3', reason: 'moved here' }, [
        'vip set',
        { ...of('lita'), reason: 'moved here', before: { vip: 2 }, after: { vip: 3 } },
      ]);
      await month.shell(
        'savings password',
        { ...of('lita'), password: '246810', reason: 'forgot' },
        [
          'savings password',
          {
            ...of('lita'),
            reason: 'forgot',
            options: { ...of('lita'), password: SECRET_MASK },
            before: { hasSafeboxPassword: false },
            after: { hasSafeboxPassword: true },
          },
        ],
      );
      // The restriction ends by itself: its end stands in the line that made it.
      await month.passes(3);
      expect((await operate(platform(), 'player show', of('momo'))).body['restrictions']).toEqual(
        [],
      );
    });

    it('goes on with the lobby: pictures, banners, notices, games, documents, planned changes', async () => {
      const file = await sharp({
        create: { width: 640, height: 200, channels: 3, background: '#840' },
      })
        .png()
        .toBuffer();
      await month.uploads(person('anna'), `${LOBBY}/picture-add`, 'pier.png', file, [
        'picture add',
        {
          options: { name: 'pier.png', data: SECRET_MASK },
          after: expect.objectContaining({ name: 'pier.png', address: expect.any(String) }),
        },
      ]);
      const { pictures } = await month.kim('picture list', {});
      const [{ address }] = pictures as [{ address: string }];
      await inLobby(
        'anna',
        'banner-add',
        { image: address, title: 'Weekend', from: inDays(1), until: inDays(2) },
        ['banner add', { after: { bannerId: expect.any(Number), title: 'Weekend', hidden: true } }],
        planned('banner set', inDays(1)),
        planned('banner set', inDays(2)),
      );
      const { banners } = await month.kim('banner list', {});
      const places = banners as { id: number; title: string }[];
      const bannerId = places.find(({ title }) => title === 'Weekend')?.id ?? 0;
      await inLobby(
        'ben',
        'banner-set',
        { id: String(bannerId), title: 'Long weekend', place: '1' },
        [
          'banner set',
          {
            before: { bannerId, title: 'Weekend', place: places.length },
            after: { bannerId, title: 'Long weekend', place: 1 },
          },
        ],
      );
      await inLobby('anna', 'notice-add', { type: '2', title: 'News', content: '<p>x</p>' }, [
        'notice add',
        { after: { noticeId: expect.any(Number), title: 'News' } },
      ]);
      const { notices } = await month.kim('notice list', {});
      const noticeId = (notices as { id: number }[]).at(-1)?.id ?? 0;
      const number = (notices as object[]).length;
      await inLobby('anna', 'notice-set', { id: String(noticeId), title: 'Old', place: '1' }, [
        'notice set',
        {
          before: { noticeId, title: 'News', place: number },
          after: { noticeId, title: 'Old', place: 1 },
        },
      ]);
      await inLobby('anna', 'notice-end', { id: String(noticeId) }, [
        'notice end',
        { before: { noticeId, title: 'Old' } },
      ]);
      const { games } = await month.kim('catalogue list', { limit: 60 });
      const [game, second] = (games as { id: number; hot: number; status: number }[]).filter(
        ({ hot, status }) => hot !== 1 && status === 1,
      );
      const id = String(game?.id);
      await inLobby(
        'anna',
        'game-set',
        { id, what: 'hot', value: 'yes', until: inDays(2) },
        ['catalogue set', { before: { hot: 0 }, after: { hot: 1 } }],
        planned('catalogue set', inDays(2)),
      );
      await inLobby('ben', 'plan-cancel', { id: String(planNo(3)) }, [
        'plan cancel',
        {
          before: { plan: planNo(3), command: 'catalogue set', by: 'anna', at: isoOf(inDays(2)) },
          after: { plan: planNo(3), state: 'cancelled' },
        },
      ]);
      const other = String(second?.id);
      await inLobby(
        'dan',
        'game-set',
        { id: other, what: 'maintenance', value: 'yes', from: inDays(1), until: inDays(2) },
        planned('catalogue set', inDays(1)),
        planned('catalogue set', inDays(2)),
      );
      await month.kim(
        'catalogue set',
        { id: game?.id, sort: 7, at: '2026-12-20', reason: 'Christmas' },
        ['catalogue set', { reason: 'Christmas', outcome: 'planned', after: expect.any(Object) }],
      );
      await month.kim('plan preview', { time: '2026-12-21' });
      await month.kim(
        'plan run',
        { id: planNo(6) },
        [
          'plan run',
          {
            before: { plan: planNo(6), state: 'waiting' },
            after: { plan: planNo(6), state: 'done' },
          },
        ],
        ['catalogue set', { reason: 'Christmas', before: expect.any(Object), after: { sort: 7 } }],
      );
      await month.kim('catalogue bump', { games: 2 }, [
        'catalogue bump',
        { after: expect.any(Object) },
      ]);
      const saved = await month.kim('catalogue save', {});
      const { customerServices } = saved;
      await month.kim('catalogue load', { catalogue: JSON.stringify({ customerServices }) }, [
        'catalogue load',
        { after: { games: 0, documents: ['customerServices'] } },
      ]);
      const weekly = { key: 'webConfig', path: 'vipConfigList.2.weeklyBonus', value: '5000' };
      await month.kim('document set', { ...weekly, try: true, reason: 'November' });
      const version = await versionOf('webConfig');
      await month.kim('document set', { ...weekly, reason: 'November' }, [
        'document set',
        {
          reason: 'November',
          options: weekly,
          before: { key: 'webConfig', version },
          after: { key: 'webConfig', version: version + 1 },
        },
      ]);
      await month.kim('document restore', { key: 'webConfig', version, reason: 'a mistake' }, [
        'document restore',
        {
          reason: 'a mistake',
          before: { key: 'webConfig', version: version + 1 },
          after: { key: 'webConfig', version: version + 2 },
        },
      ]);
      await month.kim('document set', { ...weekly, value: '"much"', reason: 'x' }, [
        'document set',
        { reason: 'x', ...refused(expect.stringContaining('weeklyBonus')) },
      ]);
      await month.kim('activity set', { id: 20, running: true }, [
        'activity set',
        { before: expect.any(Object), after: expect.objectContaining({ is_running: true }) },
      ]);
      await month.kim('savings offer', { on: false }, [
        'savings offer',
        { before: { isOffered: true }, after: { isOffered: false } },
      ]);
      await month.kim('savings rate', { level: 0, bps: 800 }, [
        'savings rate',
        { before: { level: 0, aprBps: expect.any(Number) }, after: { level: 0, aprBps: 800 } },
      ]);
      await month.kim('wagering rules', {});
      await month.kim('wagering rules', { betTimes: 40 }, [
        'wagering rules',
        {
          before: expect.objectContaining({ betTimes: 35 }),
          after: expect.objectContaining({ betTimes: 40 }),
        },
      ]);
      await month.shell('worker disable', {}, [
        'worker disable',
        { before: { isDisabled: false }, after: { isDisabled: true } },
      ]);
      await month.shell('worker enable', {}, [
        'worker enable',
        { before: { isDisabled: true }, after: { isDisabled: false } },
      ]);

      const mail = {
        type: '1',
        title: 'For you',
        content: 'We missed you',
        vipFrom: '2',
        vipTo: '3',
      };
      await month.does(person('anna'), `${MAIL}/preview`, mail);
      const sending = (money: string, players: string, again: string) => ({
        ...mail,
        money,
        players,
        again,
        number: randomUUID(),
        reason: 'spring',
      });
      const campaign = (rewards: string | undefined, players: number | null) => ({
        reason: 'spring',
        after: {
          campaign: expect.any(Number),
          sendsAt: new Date(subject.clock.now()).toISOString(),
          ...(rewards !== undefined && { rewards }),
          players,
        },
      });
      await month.does(person('anna'), `${MAIL}/send`, sending('1', '9', '9.00'), [
        'mail campaign add',
        campaign('2001:100', 9),
      ]);
      for (const [nth, end] of [
        [8, 'accept'],
        [9, 'refuse'],
      ] as const) {
        await month.does(person('anna'), `${MAIL}/send`, sending('300', '2', '600.00'), [
          'mail campaign add',
          {
            reason: 'spring',
            outcome: 'proposed',
            after: { proposal: expect.any(Number), sum: 60_000 },
          },
        ]);
        const proposal = proposalNo(nth);
        const form = { proposal: String(proposal) };
        const own = await month.tries(person('anna'), `${MAIL}/accept`, form, 400, [
          'approval accept',
          refused(`proposal ${proposal} is by anna (anna): another person must accept it`),
        ]);
        expect(own).toContain('another person must accept');
        if (end === 'accept') {
          await month.does(
            person('ben'),
            `${MAIL}/accept`,
            form,
            accepted(proposal, 'mail campaign add', 'anna'),
            ['mail campaign add', { ...campaign('2001:30000', 2), ...byFor('anna', 'ben') }],
          );
        } else {
          await month.does(person('ben'), `${MAIL}/refuse`, { ...form, reason: 'enough' }, [
            'approval refuse',
            { ...ended(proposal, 'mail campaign add', 'anna'), reason: 'enough' },
          ]);
        }
      }
      const typo = await month.latest('mail_campaign');
      await month.passes(
        1,
        ...made('banner set', planNo(1), 'anna', {
          before: { bannerId, hidden: true },
          after: { bannerId, hidden: false },
        }),
        ...made('catalogue set', planNo(4), 'dan', { before: { status: 1 }, after: { status: 0 } }),
      );
      await month.does(
        person('anna'),
        `${MAIL}/recall`,
        { id: String(typo), reason: 'a typing error' },
        [
          'mail campaign recall',
          {
            reason: 'a typing error',
            before: { campaign: typo, state: 'sent', sent: 2 },
            after: { campaign: typo, state: 'recalling' },
          },
        ],
      );
    });

    it('goes on with marketers: costs, links, postbacks, files, alerts, notes, accounts', async () => {
      const mia = person('mia');
      const receiver = await startReceiver();
      await db().insertInto('marketing_alert').values(ALERT).execute();
      const several = await mia.post('/report/links/several', { table: LINKS });
      const steps = marketersForms(receiver.origin, hiddenFields(several.body));
      for (const [path, form, ...lines] of steps) {
        const who = path.endsWith('/owner') ? person('eve') : mia;
        await byMarketer(who, path, form, ...lines);
      }
      await receiver.stop();

      const token = await month.does(
        mia,
        '/report/account/tokens',
        { current: PASSWORD, name: 'sheet', costs: 'yes' },
        ['console token-added', { options: { token: 'sheet', may: 'send costs' } }],
      );
      const [bearer = ''] = /parola_report_[\w-]+/.exec(token.body) ?? [];
      const costs = [{ day: '2026-11-22', source: 'a', campaign: 'b', cost: '5.00' }];
      const stored = await platform().app.inject({
        method: 'POST',
        url: '/report/api/costs',
        headers: { authorization: `Bearer ${bearer}` },
        payload: { costs },
      });
      expect(stored.statusCode).toBe(200);
      await month.expectLines({ by: 'mia, token sheet', login: 'mia', way: 'console' }, [
        ['console costs-added', { options: { lines: 1, import: expect.any(Number) } }],
      ]);
      await byMarketer(mia, '/report/account/tokens/:console_token/revoke', {}, [
        'console token-revoked',
        { options: { token: 'sheet' } },
      ]);
      await month.does(mia, '/report/account/password', { current: PASSWORD, password: PASSWORD }, [
        'console password-changed',
        {},
      ]);
      const ben = person('ben');
      await month.does(ben, '/report/account/code', { current: PASSWORD }, [
        'console code-asked',
        {},
      ]);
      const { totp_pending: secret } = await db()
        .selectFrom('console_account')
        .where('name', '=', 'ben')
        .select('totp_pending')
        .executeTakeFirstOrThrow();
      const code = codeAt(secret ?? '', subject.clock.now());
      await month.does(ben, '/report/account/code-on', { code }, ['console code-turned-on']);
      await month.shell('console code-off', { name: 'ben' }, [
        'console code-off',
        { before: { hasCode: true }, after: { hasCode: false } },
      ]);
      await month.does(ben, '/report/account/code-off', { current: PASSWORD }, [
        'console code-turned-off',
      ]);
      const eve = person('eve');
      await eve.post('/report/account/sign-out');
      expect((await eve.sendOpen({ path: '/report/players' })).headers.location).toContain(SIGN_IN);
      await month.expectLines({}, []);
      await month.shell('console password', { name: 'eve', password: PASSWORD }, [
        'console password',
        { options: { name: 'eve', password: SECRET_MASK }, after: { account: 'eve', sessions: 0 } },
      ]);
      await eve.signIn();

      await month.kim(
        'costs add',
        { table: 'day,source,campaign,cost\n2026-11-21,a,b,1', yes: true },
        [
          'costs add',
          { after: expect.objectContaining({ lines: 1, from: '2026-11-21', to: '2026-11-21' }) },
        ],
      );
      const imported = await month.latest('install_cost_import');
      await month.kim('costs undo', { id: imported }, [
        'costs undo',
        { after: expect.objectContaining({ import: imported }) },
      ]);
      const installId = randomUUID();
      const landing = { seq: 1, name: 'landing', time: subject.clock.now() };
      await subject.call('installEvents', { installId, events: [landing] });
      await month.kim('install forget', { id: installId }, [
        'install forget',
        { options: { id: installId } },
      ]);
      await month.kim('install forget', { id: installId }, [
        'install forget',
        refused(`nothing is stored of ${installId}`),
      ]);
    });

    it('lets nobody go on who was removed or has another role', async () => {
      const [dan, eve] = [person('dan'), person('eve')];
      const open = async (who: Person) => ({
        number: await month.field(who, pathOf('momo'), 'number'),
        text: 'Still here.',
      });
      const proposes = (who: string) =>
        onPage(
          who,
          'momo',
          'correct',
          { direction: 'add', amount: '600', again: '600', reason: 'sorry' },
          [
            'player correct',
            {
              ...of('momo'),
              reason: 'sorry',
              outcome: 'proposed',
              after: { proposal: expect.any(Number), sum: 60_000 },
            },
          ],
        );
      await proposes('dan');
      await proposes('eve');
      const [ofDan, ofEve] = [await open(dan), await open(eve)];
      await month.shell('console role', { name: 'dan', role: 'viewer' }, [
        'console role',
        {
          before: { account: 'dan', role: 'operator' },
          after: { account: 'dan', role: 'viewer' },
        },
      ]);
      month.leaves(dan);
      await month.shell('console remove', { name: 'eve' }, [
        'console remove',
        { before: { account: 'eve', role: 'both' } },
      ]);
      month.leaves(eve);
      const note = `${pathOf('momo')}/note`;
      for (const [path, form] of [
        [note, ofDan],
        [`${pathOf('momo')}/accept`, { ...ofDan, proposal: String(proposalNo(11)) }],
        [`${LOBBY}/plan-cancel`, { id: String(planNo(5)) }],
      ] as const) {
        await month.tries(dan, path, form, 403);
      }
      expect((await dan.sendOpen({ path: '/report/withdrawals' })).statusCode).toBe(403);
      const gone = await eve.post(note, ofEve);
      expect(gone.headers.location).toContain(SIGN_IN);
      expect((await eve.signIn()).statusCode).toBe(403);
      await month.expectLines({}, []);

      // A form on its way is judged again with its change.
      const { token_hash: tokenHash, account_id: id } = await db()
        .selectFrom('console_session')
        .innerJoin('console_account', 'console_account.id', 'account_id')
        .where('name', '=', 'mia')
        .select(['token_hash', 'account_id'])
        .executeTakeFirstOrThrow();
      const account = { id, name: 'mia', role: 'marketer', scope: 'all', hasCode: false } as const;
      const actor = { name: 'mia', session: { tokenHash, account } };
      const archive = () =>
        changeAndNote(
          platform().context.database,
          { actor, action: 'link-archived', now: subject.clock.now() },
          (trx) => trx.updateTable('install_link').set({ archived_at: 1 }).execute(),
        );
      for (const role of ['viewer', 'both', 'marketer'] as const) {
        await month.shell('console role', { name: 'mia', role }, [
          'console role',
          { before: expect.any(Object), after: { account: 'mia', role } },
        ]);
        if (role === 'marketer') break;
        await expect(archive()).rejects.toThrow(ConsoleSessionOver);
        await month.expectLines({}, []);
      }

      // What they asked for waits for others to judge; what they planned is made.
      const before = await coinOf('momo');
      await onPage(
        'ben',
        'momo',
        'accept',
        { proposal: String(proposalNo(10)) },
        accepted(proposalNo(10), 'player correct', 'dan'),
        [
          'player correct',
          {
            ...of('momo'),
            ...byFor('dan', 'ben'),
            reason: 'sorry',
            before: { coin: before },
            after: { coin: before + 60_000 },
          },
        ],
      );
      book.added += 60_000;
      await onPage('anna', 'momo', 'refuse', { proposal: String(proposalNo(11)), reason: 'no' }, [
        'approval refuse',
        { ...of('momo'), ...ended(proposalNo(11), 'player correct', 'eve'), reason: 'no' },
      ]);
      // A level opens the bonuses up to it: as much as any other gift.
      await month.kim('vip set', { ...of('lita'), level: 10, reason: 'a friend' }, [
        'vip set',
        {
          ...of('lita'),
          reason: 'a friend',
          outcome: 'proposed',
          after: { proposal: expect.any(Number), sum: 4_273_600 },
        },
      ]);
      const level = { id: String(proposalNo(12)), reason: 'not earned' };
      await month.shell('approval refuse', level, [
        'approval refuse',
        { ...of('lita'), ...ended(proposalNo(12), 'vip set', 'kim'), reason: 'not earned' },
      ]);
      const { banners } = await month.kim('banner list', {});
      const [{ id: bannerId, imgUrl }] = banners as [{ id: number; imgUrl: string }];
      await month.passes(
        1,
        ...made('banner set', planNo(2), 'anna', {
          before: { bannerId, hidden: false },
          after: { bannerId, hidden: true },
        }),
        ...made('catalogue set', planNo(5), 'dan', { before: { status: 0 }, after: { status: 1 } }),
      );
      await inLobby('anna', 'banner-end', { id: String(bannerId) }, [
        'banner end',
        { before: { bannerId, title: 'Long weekend' } },
      ]);
      await month.does(person('anna'), `${LOBBY}/picture-remove`, { address: imgUrl }, [
        'picture remove',
        { before: { name: 'pier.png', address: imgUrl } },
      ]);
    });

    it('ends after thirty days, with every command, console action and form there is', async () => {
      await month.passes(10);
      await plays('momo', 3);
      const last = await asks('momo', 25_000);
      await month.does(person('ben'), `${last.path}/approve`, { status: '1', reason: 'checked' }, [
        'withdrawal approve',
        { ...of('momo'), ...moved(1, 0, 25_000), reason: 'checked' },
      ]);
      await month.passes(12);
      await month.does(person('anna'), `${last.path}/pay`, { status: '0', reason: 'bank 9' }, [
        'withdrawal pay',
        { ...of('momo'), ...moved(0, 4, 25_000), reason: 'bank 9' },
      ]);
      book.withdrawals += 25_000;

      const commands = Object.entries(OPERATOR_COMMANDS)
        .filter(([name, { effect }]) => effect !== 'reads' && !READS.has(name))
        .map(([name]) => name);
      const actions = ACTIONS.filter((action) => isAudited(action) && !BY_COMMAND.has(action));
      const all = [...commands, ...actions.map((action) => `console ${action}`)];
      expect([...new Set(month.lines.map(({ command }) => command))].toSorted()).toEqual(
        all.toSorted(),
      );
      await person('anna').get('/report/audit?format=csv');
      const { body } = await operate(platform(), 'console log', { limit: 1000 });
      const logged = (body['actions'] as { action: Action }[]).map(({ action }) => action);
      expect(ACTIONS.filter((action) => !logged.includes(action))).toEqual([]);

      const forms = routesIn(platform().app.printRoutes({ commonPrefix: false })).filter((route) =>
        route.startsWith('POST /report/'),
      );
      const linesOf = (route: string) => {
        const pattern = new RegExp(`^${route.replace('POST ', '').replaceAll(/:\w+/g, '[^/]+')}$`);
        const sent = month.forms.filter(({ path }) => pattern.test(path));
        return sent.reduce((sum, { lines }) => sum + lines, 0);
      };
      expect(forms.length).toBeGreaterThan(60);
      expect(forms.filter((route) => linesOf(route) === 0).toSorted()).toEqual(
        Object.keys(WITHOUT_LINE).toSorted(),
      );
    });

    it('has one line in the audit for each action, none beside them, and the same in its file', async () => {
      const rows = await db().selectFrom('audit_entry').select('id').execute();
      expect(rows).toHaveLength(month.lines.length);
      const { entries } = await listAudit(db(), { limit: 1000 });
      expect(entries.toReversed()).toEqual(month.lines);

      const anna = person('anna');
      const file = await anna.get('/report/audit?format=csv');
      const [heads = [], ...cells] = [...readCsv(file.replace('\uFEFF', ''))].map(
        (row) => row.cells,
      );
      const shown = entries.map((entry) => heads.map((head) => textOf(Reflect.get(entry, head))));
      expect(cells).toEqual(shown);

      const pages: string[] = [];
      for (let page: string | undefined = '/report/audit'; page !== undefined;) {
        const html: string = await anna.get(page);
        pages.push(html);
        const [, before] = /href="[^"]*before=(\d+)"/.exec(html) ?? [];
        page = before === undefined ? undefined : `/report/audit?before=${before}`;
      }
      const times = pages.join('').matchAll(/<time datetime="([^"]+)"/gi);
      expect([...times].map(([, time]) => time)).toEqual(entries.map(({ time }) => time));
    });

    it('closes every form to the roles that have no part in it, in words and without effect', async () => {
      await month.isIn();
      const before = await stateOf(platform());
      await month.triedByOthers();
      expect(await stateOf(platform())).toEqual(before);
    });

    it('agrees with the ledger, and with the sums of what was done', async () => {
      const { body } = await operate(platform(), 'reconcile', {});
      expect(body).toMatchObject({ isClean: true });
      const today = '/report/today?format=csv&from=2026-11-22&to=2026-12-22';
      const file = await person('anna').get(today);
      const [heads = [], total = []] = [...readCsv(file.replace('\uFEFF', ''))].map(
        ({ cells }) => cells,
      );
      const sums = Object.fromEntries(heads.map((head, at) => [head, total[at]]));
      expect(sums).toMatchObject({
        group: 'total',
        deposits_hundredths: String(book.deposits),
        withdrawals_hundredths: String(book.withdrawals),
        bets_hundredths: String(book.bets),
        wins_hundredths: String(book.wins),
        bets_less_wins_hundredths: String(book.bets - book.wins),
        bonuses_hundredths: String(book.bonuses),
        corrections_added_hundredths: String(book.added),
        corrections_taken_hundredths: String(book.taken),
      });
      expect(book.bets).toBeGreaterThan(0);
    });
  },
  FLAGS,
  // Hashing is what other tests are about: everybody here has the same password.
  async (stored, password) => stored !== undefined && password === PASSWORD,
);

const TEAM = [
  ['anna', 'operator'],
  ['ben', 'operator'],
  ['dan', 'operator'],
  ['eve', 'both'],
  ['mia', 'marketer'],
  ['vera', 'viewer'],
  ['acme', 'agency'],
] as const;

const refused = (problem: string) => ({ outcome: 'refused', problem });
/** An order's step. */
const moved = (from: number, to: number, amount: number) => ({
  before: { status: from },
  after: { status: to, amount },
});
const accepted = (proposal: number, command: string, by: string): Line => [
  'approval accept',
  {
    before: { proposal, command, by, state: 'waiting' },
    after: { proposal, state: 'accepted' },
  },
];
const ended = (proposal: number, command: string, by: string) => ({
  before: { proposal, command, by, state: 'waiting' },
  after: { proposal, state: 'refused' },
});
/** Of one who asked and one who accepted. */
const byFor = (by: string, acceptedBy: string) => ({ by, login: by, acceptedBy });
/** A planned change at its time: an entry of the clock, and one of who planned it. */
const made = (command: string, plan: number, by: string, more: object): Line[] => [
  ['plan run', { before: { plan, state: 'waiting' }, after: { plan, state: 'done' } }],
  [command, { by, login: by, way: 'console', ...more }],
];

/** A cell of the audit's file. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Commands that show something and change nothing, though they use a change's transaction. */
const READS = new Set(['plan preview']);
/** Console actions that only commands do: the audit has the command. */
const BY_COMMAND = new Set<Action>([
  'account-added',
  'role-changed',
  'account-removed',
  'password-given',
]);
/** Forms that leave no line, and why. */
const WITHOUT_LINE: Readonly<Record<string, string>> = {
  'POST /report/sign-in': 'the log has it',
  'POST /report/account/sign-out': 'the log has it',
  'POST /report/mail/preview': 'shows a mail',
  'POST /report/alerts/test': 'sends a trial, which the log has',
  'POST /report/schedules/:id/send': 'sends a file, which the log has',
  'POST /report/postbacks/:id/test': 'sends a trial, which the log has',
  'POST /report/samples': 'runs the command traffic of a demo',
  'POST /report/api/costs': 'is not a form: its line is expected above',
};
