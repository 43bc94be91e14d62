import { sql, type Kysely } from 'kysely';
import fc from 'fast-check';
import { expect } from 'vitest';
import { countSegment, readSegment, type Segment } from '#server/mail/segment.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { mayBeInvited } from '#server/players/protection/invitations.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** More than one look at the table. */
const PLAYERS = 230;

/** Compares segments of players of all kinds with a model in plain code. */
export async function compareSegments(db: Kysely<Tables>, now: EpochMs): Promise<void> {
  await sql`
      insert into player (uuid, account, password_hash, nickname, avatar, account_type, vip,
        invite_code, is_beginner, kyc_status, register_ip, created_at, total_recharge, is_frozen,
        is_excluded, no_play, no_withdrawals)
      select gen_random_uuid(), 'meant' || n, 'x', 'x', 1, 1, n % 7, 'MEANT' || n, false, 0, '::1',
        ${now}::bigint - (n % 40) * ${DAY_MS}::bigint, (n % 3) * 100, n % 23 = 1, n % 29 = 2,
        n % 31 = 3, n % 37 = 4
      from generate_series(1, ${PLAYERS}::integer) as n`.execute(db);
  const rows = await db
    .selectFrom('player')
    .where('account', 'like', 'meant%')
    .orderBy('id')
    .select(['id', 'account', 'vip', 'total_recharge', 'created_at', 'status'])
    .execute();
  const seenAt = new Map(rows.map((row) => [row.id, row.created_at]));
  const sessions = rows.flatMap(({ id, created_at: createdAt }, at) => {
    const days = (step: number) => now - ((at * step) % 45) * DAY_MS;
    const seen = [...(at % 2 === 0 ? [days(7)] : []), ...(at % 3 === 0 ? [days(11)] : [])];
    seenAt.set(id, Math.max(createdAt, ...seen));
    return seen.map((lastSeenAt, part) => ({
      player_id: id,
      id: `${id}-${part}`,
      token_hash: `segment-${id}-${part}`,
      device: 'x',
      ip: '::1',
      created_at: createdAt,
      last_seen_at: lastSeenAt,
      expires_at: now + DAY_MS,
    }));
  });
  await db.insertInto('session').values(sessions).execute();
  const some = (every: number) =>
    rows.map(({ id }, at) => ({ id, at })).filter(({ at }) => at % every === 0);
  const pauses = some(5).map(({ id, at }) => ({
    player_id: id,
    break_until: at % 10 === 0 ? now + 1 : now,
    exclude_until: at % 15 === 0 ? now + 1 : 0,
    carried_until: at % 25 === 0 ? now + 1 : 0,
  }));
  await db.insertInto('protection').values(pauses).execute();
  const limits = some(9).map(({ id, at }) => ({
    player_id: id,
    kind: 'bet' as const,
    period: 'day' as const,
    value: at % 2,
  }));
  await db.insertInto('player_limit').values(limits).execute();
  // A part of the players has signed out: when they were last seen stays known.
  await sql`delete from session where token_hash like 'segment-%1'`.execute(db);
  await sql`delete from session where token_hash like 'segment-%' and player_id % 4 = 0`.execute(
    db,
  );

  const market = 'ph';
  const players: ((typeof rows)[number] & { mayGet: boolean })[] = [];
  for (const row of rows) {
    const mayGet = await mayBeInvited(db, { playerId: row.id, market, now });
    players.push({ ...row, mayGet: mayGet && row.status === 0 });
  }
  const model = (segment: Segment) =>
    players
      .filter(({ id, mayGet, vip, total_recharge: paid, created_at: createdAt }) => {
        const { vipFrom = 0, vipTo = 99, seenWithin, notSeenFor, deposited } = segment;
        const daysAgo = (count = 9999) => now - count * DAY_MS;
        const seen = seenAt.get(id) ?? 0;
        return (
          mayGet &&
          vip >= vipFrom &&
          vip <= vipTo &&
          seen >= daysAgo(seenWithin) &&
          (notSeenFor === undefined || seen < daysAgo(notSeenFor)) &&
          (deposited === undefined || paid > 0 === deposited) &&
          createdAt >= daysAgo(segment.registeredWithin)
        );
      })
      .map(({ account }) => account);
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const days = maybe(fc.integer({ min: 1, max: 45 }));
  const level = maybe(fc.integer({ min: 0, max: 7 }));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        vipFrom: level,
        vipTo: level,
        seenWithin: days,
        notSeenFor: days,
        deposited: maybe(fc.boolean()),
        registeredWithin: days,
      }),
      async (segment) => {
        const moment = { market, asOf: now, now } as const;
        const found = await countSegment(db, segment, moment, 9999);
        const own = found.accounts.filter((account) => account.startsWith('meant'));
        expect(own).toEqual(model(segment));
        expect(found.players).toBe(found.accounts.length);
        // What is refused as impossible is empty.
        const isRefused = (() => {
          try {
            readSegment(segment);
            return false;
          } catch (error) {
            expect(error).toBeInstanceOf(OperatorError);
            return true;
          }
        })();
        if (isRefused) expect(found.players).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
  expect(model({}).length).toBeGreaterThan(100);
  expect(players.filter(({ mayGet }) => !mayGet).length).toBeGreaterThan(30);
}
