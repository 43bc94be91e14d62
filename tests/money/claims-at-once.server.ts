import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { openDatabase, type Database } from '#server/core/database/open-database.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { createRandom } from '#server/core/random.ts';
import { runsOf } from '#tests/support/extent.ts';
import { createTestDatabase, hasPostgres } from '#tests/support/test-database.ts';
import {
  activityClaims,
  type ActivityClaim,
  type Claimant,
} from '#tests/activity/activity-claims.ts';
import { startChild, type Child } from '#tests/server/child-process.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { StormLine } from './storm-line.ts';
import { signedIn } from '#tests/session/signed-in.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';

/** Enough repetitions for the claims to collide in the gate. */
const TIMES = runsOf(50, 12);
const SERVERS = 2;
const SPEED = '1';

/** What a claim can add to a player: coins, or rows where it moves no coins. */
interface Holdings {
  bonuses: number;
  coins: number;
  spins: number;
  claimed: number;
}

describe.skipIf(!hasPostgres())('a claim on two server processes over one PostgreSQL', () => {
  const folder = temporaryFolder();
  const line = new StormLine(SERVERS, createRandom('claims at once').next);
  const servers: Child[] = [];
  let database: Database;
  let players = 0;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    for (let index = 0; index < SERVERS; index += 1) {
      const server = await startChild(
        'server/storm-server.ts',
        databaseUrl,
        folder(),
        `${Date.now()}`,
        SPEED,
      );
      servers.push(server);
      await server.printed(1);
      line.addresses[index] = server.lines[0];
    }
    database = await openDatabase({ databaseUrl, dataDir: folder() });
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await database.close();
  });

  const makeClaimant = async (): Promise<Claimant> => {
    players += 1;
    const now = epochMs(Date.now());
    const banks = await someBanks(database.db, 1);
    const wanted = { account: `claimant${players}`, password: 'at once', banks };
    const deposits = fromCoins(5000);
    const { playerId } = await preparePlayer(database, { ...wanted, deposits }, now);
    const device = { playerId, device: 'Test', ip: '127.0.0.1', now };
    const token = await signedIn(database, device);
    const call = (name: EndpointName, body: object = {}) =>
      line.call(name, token, {
        reqNo: randomUUID(),
        ...(name === 'redPacket' && { version: 1 }),
        ...body,
      });
    return { database, playerId, now, call };
  };

  const holdingsOf = async (playerId: number): Promise<Holdings> => {
    const paid = await database.db
      .selectFrom('ledger_entry as entry')
      .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
      .where('wallet.player_id', '=', playerId)
      .where('entry.kind', '=', 'bonus')
      .select('entry.amount')
      .execute();
    const spins = await database.db
      .selectFrom('spin')
      .innerJoin('spin_round', 'spin_round.tid', 'spin.tid')
      .where('spin_round.player_id', '=', playerId)
      .select('spin.id')
      .execute();
    const claimed = await database.db
      .selectFrom('red_packet_claim')
      .where('player_id', '=', playerId)
      .select('item_id')
      .execute();
    return {
      bonuses: paid.length,
      coins: paid.reduce((sum, { amount }) => sum + amount, 0),
      spins: spins.length,
      claimed: claimed.length,
    };
  };

  /** Returns what one claim adds. */
  const gainOf = ({ name, coins }: ActivityClaim): Holdings => ({
    bonuses: coins === 0 ? 0 : 1,
    coins: minorUnits(coins * fromCoins(1)),
    spins: name === 'spin' ? 1 : 0,
    claimed: name === 'claimLevelBonus' || name === 'claimRechargeBonus' ? 1 : 0,
  });

  const expectOneGain = async (claim: ActivityClaim, playerId: number, before: Holdings) => {
    const after = await holdingsOf(playerId);
    expect({
      bonuses: after.bonuses - before.bonuses,
      coins: after.coins - before.coins,
      spins: after.spins - before.spins,
      claimed: after.claimed - before.claimed,
    }).toEqual(gainOf(claim));
  };

  it.each(activityClaims)(
    `of $what, sent ${TIMES} times at once, is credited once and always answered the same`,
    async (claim) => {
      const claimant = await makeClaimant();
      const body = { ...(await claim.prepare(claimant)), reqNo: randomUUID() };
      const before = await holdingsOf(claimant.playerId);
      const answers = await Promise.all(
        Array.from({ length: TIMES }, () => claimant.call(claim.name, body)),
      );
      expect(answers[0]).toMatchObject({ errcode: 0 });
      const withoutTime = answers.map(({ serverTime: _time, ...payload }) =>
        JSON.stringify(payload),
      );
      expect(new Set(withoutTime).size).toBe(1);
      await expectOneGain(claim, claimant.playerId, before);
    },
  );

  it.each(activityClaims)(
    `of $what, sent ${TIMES} times at once with separate request numbers, is credited once`,
    async (claim) => {
      const claimant = await makeClaimant();
      const body = await claim.prepare(claimant);
      const before = await holdingsOf(claimant.playerId);
      const answers = await Promise.all(
        Array.from({ length: TIMES }, () => claimant.call(claim.name, body)),
      );
      const codes = answers.map(({ errcode }) => errcode).toSorted();
      expect(codes).toEqual([0, ...Array(TIMES - 1).fill(claim.refusal)]);
      await expectOneGain(claim, claimant.playerId, before);
    },
  );

  it(`of a place at the wheel, sent ${TIMES} times at once with separate request numbers, begins one round`, async () => {
    const claimant = await makeClaimant();
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => claimant.call('spinInvite')),
    );
    expect(new Set(answers.map(({ errcode, tid }) => JSON.stringify([errcode, tid]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ errcode: 0 });
    expect(answers.filter(({ addAmount }) => addAmount !== 0)).toHaveLength(1);
    const rounds = await database.db
      .selectFrom('spin_round')
      .where('player_id', '=', claimant.playerId)
      .select('tid')
      .execute();
    expect(rounds).toHaveLength(1);
    expect(await holdingsOf(claimant.playerId)).toMatchObject({ spins: 1, coins: 0 });
  });

  it('leaves all records in agreement with the ledger, and no server failures', async () => {
    expect(disagreementsIn(await reconcile(database.db))).toEqual([]);
    expect(line.failures).toEqual([]);
  });
});
