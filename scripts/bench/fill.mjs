/**
 * Writes many players with a history, in SQL: the result of years of play in a minute. All tables that a
 * money call reads grow together, and the records agree with the ledger, which `reconcile` checks at the end.
 */
import { sql } from 'kysely';
import { disagreementsIn, reconcile } from '../../server/reconcile/reconcile.ts';

/**
 * @typedef {object} Population
 * @property {number} players
 * @property {number} entries of the ledger, about
 * @property {string} passwordHash of every player
 * @property {import('../../server/catalogue/game-rows.ts').NumberedGame} game that everyone has played
 * @property {{ bankId: number, mobile: string }} bank in which each has an account
 */

/** @typedef {import('../../server/core/database/open-database.ts').Database} Database */
/** @typedef {import('../../server/core/database/transact.ts').Trx} Trx */

/** Ids above those that the server has assigned: a player's id is this plus its number. */
export const FIRST_ID = 1_000_000;
const FIRST_WALLET = 10_000_000;
const DEPOSIT_ENTRIES = 2;
/** Each round is a bet of two entries, every third has a win of two more. */
const ENTRIES_A_ROUND = 8 / 3;
const BET = 100;
const WIN = 270;
const DEPOSITED = 10_000_000;
const VIP = 3;
const PAST_DAYS = 300;
const DAY_MS = 86_400_000;

/** @param {number} number of the player, from 1 */
export const accountOf = (number) => `bench${number}`;
/** @param {number} number */
export const tokenOf = (number) => `bench-token-${number}`;
/** Token of the player's open game. @param {number} number */
export const playTokenOf = (number) => `bench-play-${number}`;

/** Of a turn: spread over its index, as the server's random ones are. */
const ROUND_NO = sql`upper(left(md5(turn::text), 16))`;

/** A code that every player can redeem, once. */
export const REDEEM_CODE = 'BENCH2026';

/** The player of a hundredth of all rounds. */
export const BUSIEST = 1;

/**
 * Writes the players and their history.
 * @param {Database} database seeded, without other users
 * @param {Population} population
 * @throws Error when records and ledger disagree afterwards
 */
export async function fill({ longDb: db, kind }, population) {
  await db.transaction().execute(async (trx) => {
    // Rows are written in their final state; the ledger's triggers would count each of them again.
    await sql`set local session_replication_role = replica`.execute(trx);
    if (kind === 'postgres') await sql`set local work_mem = '256MB'`.execute(trx);
    await addPlayers(trx, population);
    await addRounds(trx, population);
    await addLedger(trx, population);
    await addSums(trx, population);
    await goOnCounting(trx);
  });
  await sql`vacuum analyze`.execute(db);
  const found = disagreementsIn(await reconcile(db));
  if (found.length > 0) throw new Error(`the made-up past is wrong:\n${found.join('\n')}`);
}

/**
 * @param {Trx} trx
 * @param {Population} population
 */
async function addPlayers(trx, { players, passwordHash, game, bank }) {
  const now = Date.now();
  const began = now - PAST_DAYS * DAY_MS;
  const number = sql`generate_series(1, ${players}::integer) as number`;
  const id = sql`${FIRST_ID}::bigint + number`;
  const orderNo = sql`'D260101-' || substr(code, 1, 5) || '-' || substr(code, 6, 5)`;
  const coded = sql`(select number,
    translate(upper(lpad(to_hex(number), 10, '0')), '01', 'GH') as code from ${number}) as coded`;
  const statements = [
    sql`insert into player (id, uuid, account, password_hash, nickname, avatar, account_type,
        vip, invite_code, total_recharge, is_beginner, kyc_status, register_ip, created_at)
      select ${id}, gen_random_uuid(), 'bench' || number, ${passwordHash}, 'bench' || number, 1, 1,
        ${VIP}, 'BENCH' || number, ${DEPOSITED}, false, 0, '192.0.2.1', ${began}::bigint
      from ${number}`,
    sql`insert into wallet (id, player_id, kind, balance, seq)
      select ${FIRST_WALLET}::bigint + 3 * number + place - 1, ${id}, kind, 0, 0
      from ${number}, unnest(array['coin', 'safebox', 'hold']) with ordinality as held (kind, place)`,
    sql`insert into session
        (token_hash, player_id, device, ip, created_at, last_seen_at, expires_at)
      select encode(sha256(('bench-token-' || number)::bytea), 'hex'), ${id}, 'Bench', '192.0.2.1',
        ${began}::bigint, ${now}::bigint, ${now + PAST_DAYS * DAY_MS}::bigint from ${number}`,
    sql`insert into game_session (id, token_hash, player_id, game_id, kind, is_demo, lang, app_origin,
        demo_coin, started_at, expires_at)
      select 'bench-' || number, encode(sha256(('bench-play-' || number)::bytea), 'hex'), ${id},
        ${game.id}, 'reels', false, 'en', 'http://127.0.0.1', 0, ${now}::bigint,
        ${now + DAY_MS}::bigint from ${number}`,
    sql`insert into bank_account (player_id, bank_id, realname, mobile, bank_card_number, is_default,
        created_at, updated_at)
      select ${id}, ${bank.bankId}, 'Bench Player', ${bank.mobile}, number::text, true,
        ${began}::bigint, ${began}::bigint from ${number}`,
    sql`insert into game_like (player_id, game_id, is_liked, updated_at)
      select ${id}, game.id, true, ${began}::bigint
      from ${number}, (select id from game where id <> ${game.id} order by id limit 3) as game`,
    sql`insert into game_history (player_id, game_id, played_at)
      select ${id}, game.id, ${began}::bigint
      from ${number}, (select id from game order by id desc limit 5) as game`,
    sql`insert into sitting (player_id, started_at, last_at)
      select ${id}, ${began}::bigint, ${began + DAY_MS / 24}::bigint from ${number}`,
    sql`insert into request_number (player_id, req_no, endpoint, body_hash, created_at)
      select ${id}, gen_random_uuid()::text, 'createDeposit', '', ${now}::bigint from ${number}`,
    sql`insert into rate_limit (key, window_start, count)
      select 'play:' || (${id}), ${began}::bigint, 1 from ${number}`,
    sql`insert into deposit_order (order_no, player_id, provider, payment_id, channel_id, channel_name,
        pay_mode, pay_url, amount, fee, bonus, bet_rate, act_type, status, credited, created_at,
        expires_at, asked_at, ended_at)
      select ${orderNo}, ${id}, 'sandbox', 'bench-' || number, 1, 'GCash', 'embed', '/', ${DEPOSITED},
        0, 0, 0, 0, 1, ${DEPOSITED}, ${began}::bigint, ${began}::bigint, ${began}::bigint,
        ${began}::bigint from ${coded}`,
    sql`insert into wager_requirement (player_id, source, reference, locked, need, created_at)
      select ${id}, 'deposit', ${orderNo}, 0, ${DEPOSITED}, ${began}::bigint from ${coded}`,
    sql`insert into ledger_transaction (id, kind, reference, created_at) overriding system value
      select ${FIRST_ID}::bigint + number, 'deposit', ${orderNo}, ${began}::bigint from ${coded}`,
    sql`insert into game_seed (id, player_id, server_seed, server_hash, client_seed, next_seed, next_hash,
        nonce, created_at)
        overriding system value
      select ${id}, ${id}, repeat('a', 64), repeat('b', 64), 'bench', repeat('c', 64),
        repeat('d', 64), 0, ${began}::bigint
      from ${number}`,
  ];
  for (const statement of statements) await statement.execute(trx);
  const rewards = JSON.stringify([{ id: 2001, count: 1000 }]);
  const code = { code: REDEEM_CODE, rewards, claims_left: null, created_at: now };
  await trx.insertInto('redeem_code').values(code).execute();
}

/**
 * Writes the rounds with player and time: a hundredth of all is the busiest player's.
 * @param {Trx} trx
 * @param {Population} population
 */
async function addRounds(trx, { players, entries, game }) {
  const began = Date.now() - PAST_DAYS * DAY_MS;
  const rounds = Math.max(1, Math.floor((entries - DEPOSIT_ENTRIES * players) / ENTRIES_A_ROUND));
  const step = Math.floor(((PAST_DAYS - 1) * DAY_MS) / (rounds + 1));
  await sql`
    create temporary table bench_round on commit drop as
    select turn, player_id, won, at,
      row_number() over whole_past as nonce,
      ${DEPOSITED} + sum(won - ${BET}) over whole_past as balance
    from (select turn,
        ${FIRST_ID} + case when turn % 100 = 0 then ${BUSIEST}
          else 1 + turn::bigint * 7919 % ${players} end as player_id,
        case when turn % 3 = 0 then ${WIN}::integer else 0 end as won,
        ${began}::bigint + turn::bigint * ${step} as at
      from generate_series(1, ${rounds}::integer) as turn) as played
    window whole_past as (partition by player_id order by turn)`.execute(trx);
  const detail = JSON.stringify({ kind: 'reels', tableId: 'reels-a', stops: [0, 0, 0, 0, 0] });
  await sql`
    insert into game_round (round_no, session_id, player_id, game_id, brand_id, is_demo, seed_id,
      nonce, req_no, body_hash, bet, win, balance_after, detail, created_at, ended_at)
    select ${ROUND_NO}, 'past', player_id, ${game.id}, ${game.brandId}, false,
      player_id, nonce, 'past-' || turn, '', ${BET}, won, balance, ${detail}::jsonb, at, at
    from bench_round order by turn`.execute(trx);
  await sql`
    insert into counted_bet (round_no, player_id, bet, from_locked, progress, created_at, settled_at)
    select ${ROUND_NO}, player_id, ${BET}, 0, 0, at, at
    from bench_round order by turn`.execute(trx);
}

/**
 * Writes the postings of rounds and deposits, in chronological order.
 * @param {Trx} trx
 * @param {Population} population
 */
async function addLedger(trx, { players }) {
  const began = Date.now() - PAST_DAYS * DAY_MS;
  const firstRound = FIRST_ID + players;
  const wallet = sql`${FIRST_WALLET}::bigint + 3 * (player_id - ${FIRST_ID})`;
  await sql`
    insert into ledger_transaction (id, kind, reference, created_at) overriding system value
    select ${firstRound}::bigint + 2 * turn + (kind = 'win')::integer, kind,
      ${ROUND_NO}, at
    from bench_round, unnest(array['bet', 'win']) as kind
    where kind = 'bet' or won > 0 order by turn, kind`.execute(trx);
  await sql`
    insert into ledger_entry
      (transaction_id, wallet_id, kind, amount, balance_after, created_at)
    select transaction_id, wallet_id, kind, amount, balance_after, at from (
      select 0 as turn, ${FIRST_ID}::bigint + number as transaction_id,
        case side when 1 then ${FIRST_WALLET}::bigint + 3 * number else 1 end as wallet_id,
        'deposit' as kind, side * ${DEPOSITED}::bigint as amount,
        case side when 1 then ${DEPOSITED}::bigint end as balance_after, ${began}::bigint as at, side
      from generate_series(1, ${players}::integer) as number, unnest(array[1, -1]) as side
      union all
      select turn, ${firstRound}::bigint + 2 * turn + (kind = 'win')::integer,
        case side when 1 then ${wallet} else 3 end, kind,
        side * case kind when 'bet' then -${BET}::bigint else won end,
        case when side = 1 then balance - case kind when 'bet' then won else 0 end end, at, side
      from bench_round, unnest(array['bet', 'win']) as kind, unnest(array[1, -1]) as side
      where kind = 'bet' or won > 0
    ) as entry order by turn, transaction_id, side`.execute(trx);
}

/**
 * Writes the data derived from the entries: balances, days, seeds.
 * @param {Trx} trx
 * @param {Population} population
 */
async function addSums(trx, { game }) {
  const statements = [
    sql`update wallet set balance = held.balance, seq = held.entries from (
        select wallet_id, sum(amount) as balance, count(*) as entries from ledger_entry
        where balance_after is not null group by wallet_id
      ) as held where wallet.id = held.wallet_id and wallet.player_id > ${FIRST_ID}`,
    sql`insert into money_day (player_id, day, deposited, bet, won)
      select player_id, market_day(entry.created_at),
        coalesce(sum(amount) filter (where entry.kind = 'deposit'), 0),
        coalesce(-sum(amount) filter (where entry.kind = 'bet'), 0),
        coalesce(sum(amount) filter (where entry.kind = 'win'), 0)
      from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
      where wallet.kind = 'coin' and player_id > ${FIRST_ID}
      group by player_id, market_day(entry.created_at)`,
    sql`insert into play_day (player_id, day, type_id, rounds, bet)
      select player_id, market_day(at), ${game.typeId}, count(*), count(*) * ${BET} from bench_round
      group by player_id, market_day(at)`,
    sql`update game_seed set nonce = played.rounds
      from (select player_id, count(*) as rounds from bench_round group by player_id) as played
      where game_seed.player_id = played.player_id`,
  ];
  for (const statement of statements) await statement.execute(trx);
}

/** Sets the sequences to continue after our ids. @param {Trx} trx */
async function goOnCounting(trx) {
  for (const table of ['ledger_transaction', 'game_seed']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id))
      from ${sql.table(table)}`.execute(trx);
  }
}
