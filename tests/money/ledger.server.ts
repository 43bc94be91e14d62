import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { InsufficientBalance, post, type Posted, type Posting } from '#server/money/ledger/post.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { eachDatabase } from '#tests/database/databases.ts';
import { makePlayer } from './ledger-players.ts';

const NOW = 1_700_000_000_000;

function deposit(playerId: number, amount: number, reference: string): Posting {
  return {
    kind: 'deposit',
    reference,
    now: NOW,
    text: 'Deposit',
    entries: [
      { wallet: { playerId, kind: 'coin' }, amount: minorUnits(amount) },
      { wallet: 'house:deposit', amount: minorUnits(-amount) },
    ],
  };
}

function bet(playerId: number, amount: number, reference: string): Posting {
  return {
    kind: 'bet',
    reference,
    now: NOW,
    entries: [
      { wallet: { playerId, kind: 'coin' }, amount: minorUnits(-amount) },
      { wallet: 'house:play', amount: minorUnits(amount) },
    ],
  };
}

eachDatabase('the ledger', (subject) => {
  const posted = (posting: Posting): Promise<Posted> =>
    transact(subject.database(), (trx) => post(trx, posting));
  const run = (statement: string): Promise<unknown> =>
    sql.raw(statement).execute(subject.database().db);
  const audit = () => ledgerTotals(subject.database().db);

  it('creates empty wallets for a new player', async () => {
    const id = await makePlayer(subject.database());
    const empty = { coin: 0, safebox: 0, hold: 0, locked: 0, waiting: 0, totalRecharge: 0, seq: 0 };
    expect(await balancesOf(subject.database().db, id)).toEqual(empty);
  });

  it('records the balance after each entry, and counts deposits', async () => {
    const id = await makePlayer(subject.database());
    const first = await posted(deposit(id, 50_000, `d-${id}`));
    expect(first).toMatchObject({ isRepeat: false, createdAt: NOW });
    expect(
      first.entries.map(({ wallet, amount, balanceAfter }) => [wallet, amount, balanceAfter]),
    ).toEqual([
      ['house:deposit', -50_000, null],
      [{ playerId: id, kind: 'coin' }, 50_000, 50_000],
    ]);
    const second = await posted(bet(id, 1_250, `b-${id}`));
    expect(second.entries.find(({ wallet }) => wallet !== 'house:play')?.balanceAfter).toBe(48_750);
    expect(await balancesOf(subject.database().db, id)).toEqual({
      coin: 48_750,
      safebox: 0,
      hold: 0,
      locked: 0,
      waiting: 0,
      totalRecharge: 50_000,
      seq: 2,
    });
  });

  it('answers a repeated reference with the first result and posts nothing', async () => {
    const id = await makePlayer(subject.database());
    const first = await posted(deposit(id, 100, `same-${id}`));
    const again = await posted(deposit(id, 999, `same-${id}`));
    expect(again).toEqual({ ...first, isRepeat: true });
    expect(await balancesOf(subject.database().db, id)).toMatchObject({
      coin: 100,
      totalRecharge: 100,
      seq: 1,
    });
    const otherKind = await posted(bet(id, 40, `same-${id}`));
    expect(otherKind.isRepeat).toBe(false);
  });

  it('posts a reference once when several clients post it at once', async () => {
    const id = await makePlayer(subject.database());
    const clients = await subject.clients(4);
    const answers = await Promise.all(
      clients.map((client) => transact(client, (trx) => post(trx, deposit(id, 700, `race-${id}`)))),
    );
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await balancesOf(subject.database().db, id)).toMatchObject({ coin: 700, seq: 1 });
  });

  it('refuses more than the balance, and changes nothing', async () => {
    const id = await makePlayer(subject.database());
    await posted(deposit(id, 100, `little-${id}`));
    const refused = posted(bet(id, 101, `much-${id}`));
    await expect(refused).rejects.toBeInstanceOf(InsufficientBalance);
    await expect(refused).rejects.toMatchObject({ kind: 'bet', reference: `much-${id}` });
    expect(await balancesOf(subject.database().db, id)).toMatchObject({ coin: 100, seq: 1 });
    expect((await posted(bet(id, 100, `much-${id}`))).isRepeat).toBe(false);
  });

  it('rejects entries that are no valid posting', async () => {
    const id = await makePlayer(subject.database());
    const good = deposit(id, 100, `bad-${id}`);
    const [coin, house] = good.entries;
    if (coin === undefined || house === undefined) throw new Error('a deposit has two entries');
    const bad: Posting['entries'][] = [
      [],
      [coin],
      [coin, { ...house, amount: minorUnits(-99) }],
      [coin, house, { wallet: 'house:bonus', amount: ZERO }],
    ];
    for (const entries of bad) {
      await expect(posted({ ...good, entries })).rejects.toBeInstanceOf(RangeError);
    }
  });

  it('refuses a wallet that does not exist', async () => {
    await expect(posted(deposit(-1, 100, 'nobody'))).rejects.toMatchObject({ code: '23503' });
  });

  it('stores nothing of a transaction whose later part fails', async () => {
    const id = await makePlayer(subject.database());
    const failed = transact(subject.database(), async (trx) => {
      await post(trx, deposit(id, 100, `half-${id}`));
      throw new Error('the second half');
    });
    await expect(failed).rejects.toThrow('the second half');
    expect(await balancesOf(subject.database().db, id)).toMatchObject({
      coin: 0,
      totalRecharge: 0,
    });
  });

  it.each([
    ['a balance', `update wallet set balance = balance + 1 where kind = 'coin'`],
    ['a sequence', `update wallet set seq = 0 where kind = 'coin'`],
    ['the owner of a wallet', `update wallet set player_id = null where kind = 'coin'`],
    ['an entry', `update ledger_entry set amount = amount`],
    ['a transaction', `update ledger_transaction set reference = reference || '!'`],
    ['an entry by deleting', `delete from ledger_entry`],
    ['a transaction by deleting', `delete from ledger_transaction`],
    ['a wallet by deleting', `delete from wallet where kind = 'safebox'`],
    ['everything', `truncate ledger_entry`],
    ['the wallets', `truncate player cascade`],
  ])('lets no statement change %s', async (_what, statement) => {
    await makePlayer(subject.database());
    await expect(run(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('refuses a new wallet with money in it', async () => {
    const id = await makePlayer(subject.database());
    await expect(
      run(`insert into wallet (player_id, kind, balance) values (${id}, 'coin', 5)`),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it.each<[string, (trx: Trx, transaction: number, wallet: number) => Promise<void>]>([
    [
      'that does not sum to zero',
      async (trx, transaction, wallet) => {
        await insertEntry(trx, transaction, wallet, 100);
        await insertEntry(trx, transaction, 1, -99);
      },
    ],
    ['of one entry', (trx, transaction, wallet) => insertEntry(trx, transaction, wallet, 100)],
    ['without entries', () => Promise.resolve()],
  ])('refuses a transaction %s when it commits', async (name, fill) => {
    const id = await makePlayer(subject.database());
    const refused = transact(subject.database(), async (trx) => {
      const { id: transaction } = await trx
        .insertInto('ledger_transaction')
        .values({ kind: 'deposit', reference: `${name} ${id}`, text: null, created_at: NOW })
        .returning('id')
        .executeTakeFirstOrThrow();
      await fill(trx, transaction, await coinWallet(trx, id));
    });
    await expect(refused).rejects.toMatchObject({
      code: '23514',
      constraint: 'ledger_transaction_balanced',
    });
    expect(await balancesOf(subject.database().db, id)).toMatchObject({ coin: 0, seq: 0 });
  });

  it.each<[string, (trx: Trx, transaction: number, coin: number) => Promise<void>]>([
    [
      'an entry that is added to an earlier transaction',
      (trx, transaction, coin) => insertEntry(trx, transaction, coin, 100),
    ],
    [
      'an entry of another kind than its transaction',
      async (trx, transaction, coin) => {
        await insertEntry(trx, transaction, coin, 5, 'win');
        await insertEntry(trx, transaction, 1, -5, 'win');
      },
    ],
    [
      'entries without a transaction',
      async (trx, _transaction, coin) => {
        await insertEntry(trx, 987_654_321, coin, 5);
        await insertEntry(trx, 987_654_321, 1, -5);
      },
    ],
  ])('refuses %s', async (what, insert) => {
    const id = await makePlayer(subject.database());
    const { transactionId } = await posted(deposit(id, 100, `${what} ${id}`));
    const refused = transact(subject.database(), async (trx) =>
      insert(trx, transactionId, await coinWallet(trx, id)),
    );
    await expect(refused).rejects.toMatchObject({ constraint: 'ledger_transaction_balanced' });
  });

  it('computes the balance after an entry, and ignores a given one', async () => {
    const id = await makePlayer(subject.database());
    const { transactionId } = await posted(deposit(id, 100, `forged-${id}`));
    await transact(subject.database(), async (trx) => {
      const coin = await coinWallet(trx, id);
      await sql`insert into ledger_entry
        (transaction_id, wallet_id, kind, amount, balance_after, created_at)
        values (${transactionId}, ${coin}, 'deposit', 5, 777, ${NOW}),
          (${transactionId}, 1, 'deposit', -5, 777, ${NOW})`.execute(trx);
    });
    const entries = await subject
      .database()
      .db.selectFrom('ledger_entry')
      .where('transaction_id', '=', transactionId)
      .orderBy('id')
      .select('balance_after')
      .execute();
    expect(entries.map((entry) => entry.balance_after)).toEqual([null, 100, 105, null]);
  });

  it('adds up to zero in an audit after the tests above', async () => {
    const totals = await audit();
    expect(totals).toMatchObject({ sum: 0, negativeWallets: [], mismatchedWallets: [] });
    expect(totals.entries).toBeGreaterThan(totals.transactions);
  });

  it('reports damage in an audit', async () => {
    const id = await makePlayer(subject.database());
    await transact(subject.database(), async (trx) => {
      const coin = await coinWallet(trx, id);
      // The triggers forbid this change, so they are disabled until the rollback.
      await sql`alter table wallet disable trigger all`.execute(trx);
      await sql`update wallet set balance = 5 where id = ${coin}`.execute(trx);
      expect((await ledgerTotals(trx)).mismatchedWallets).toEqual([coin]);
      throw new Error('undo');
    }).catch((error: unknown) => expect(error).toMatchObject({ message: 'undo' }));
    expect((await audit()).mismatchedWallets).toEqual([]);
  });
});

async function coinWallet(trx: Trx, playerId: number): Promise<number> {
  const { id } = await trx
    .selectFrom('wallet')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'coin')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertEntry(
  trx: Trx,
  transaction: number,
  wallet: number,
  amount: number,
  kind = 'deposit',
): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      transaction_id: transaction,
      wallet_id: wallet,
      kind,
      amount: amount as MinorUnits,
      created_at: NOW,
    })
    .execute();
}
