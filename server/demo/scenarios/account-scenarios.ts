import { restrict } from '#server/players/base/status.ts';
import { PASSWORD_TRIES, passwordTriesKey } from '#server/players/base/attempts.ts';
import { codesADay, codesOfDayKey } from '#server/players/base/sms-quota.ts';
import { limitsOf } from '#server/core/limits-of.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { demoMobile, demoPlayer, otherMobile } from '#server/demo/players/demo-player.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import { ZERO } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Their password is the demo account's. */
export const FROZEN_ACCOUNT = 'parolafrozen';
export const INVITED_ACCOUNT = 'parolaguest';

const player = (account: string) => ({ account, password: DEMO_PASSWORD, deposits: ZERO });

/** Account states: each triggers one errcode of spec §8 at the next attempt. */
export const accountScenarios: Readonly<Record<string, Scenario>> = {
  'frozen-account': {
    summary: `${FROZEN_ACCOUNT}, with the demo password, is frozen: 101 at sign-in.`,
    async apply({ database, now }) {
      const { playerId } = await preparePlayer(database, player(FROZEN_ACCOUNT), now);
      await transact(database, (trx) => restrict(trx, playerId, 'frozen', true));
    },
  },
  'locked-account': {
    summary: `${DEMO_ACCOUNT} has had too many wrong passwords from this machine: 1203 at sign-in for ten minutes.`,
    async apply({ database, now }) {
      await takeAllTurns(
        database,
        passwordTriesKey(DEMO_ACCOUNT, '127.0.0.1'),
        PASSWORD_TRIES.turns,
        now,
      );
    },
  },
  'device-limit': {
    summary: 'No phone may register any more: 1018.',
    apply: ({ database }) => limitRegistrations(database, { perDevice: 0 }),
  },
  'ip-limit': {
    summary: 'No address may register any more: 1049.',
    apply: ({ database }) => limitRegistrations(database, { perIp: 0 }),
  },
  'sms-limit-reached': {
    summary: "The market's demo mobile has had its codes of today: 1204 when one is asked for.",
    async apply({ database, now }) {
      const { db } = database;
      const [{ webConfig }, seed, mobile] = await Promise.all([
        readDocuments(db),
        readFact(db, 'seed'),
        demoMobile(db),
      ]);
      const key = codesOfDayKey(mobile, seed?.market ?? 'ph', now);
      await takeAllTurns(database, key, codesADay(limitsOf(webConfig)), now);
    },
  },
  'bound-player': {
    summary: `${DEMO_ACCOUNT} with a bound mobile and without a superior.`,
    async apply(context) {
      await bindDemo(context);
      await context.database.db
        .updateTable('player')
        .where('account', '=', DEMO_ACCOUNT)
        .set({ pid: null })
        .execute();
    },
  },
  'invited-player': {
    summary: `${INVITED_ACCOUNT}, with the demo password, invited by ${DEMO_ACCOUNT}; mobiles bound.`,
    async apply(context) {
      const { database, now } = context;
      const pid = await bindDemo(context);
      const mobile = await otherMobile(database.db);
      const { playerId } = await preparePlayer(
        database,
        { ...player(INVITED_ACCOUNT), mobile },
        now,
      );
      await database.db.updateTable('player').where('id', '=', playerId).set({ pid }).execute();
    },
  },
};

/** Gives the demo player the demo mobile. @returns its id */
async function bindDemo({ database, now }: ScenarioContext): Promise<number> {
  const mobile = await demoMobile(database.db);
  const demo = { ...(await demoPlayer(database.db)), mobile };
  const { playerId } = await preparePlayer(database, demo, now);
  return playerId;
}

async function limitRegistrations(
  { db }: Database,
  limits: { perDevice?: number; perIp?: number },
): Promise<void> {
  const present = await readFact(db, 'registration-limits');
  await writeFact(db, 'registration-limits', { ...present, ...limits });
}

/** Counts all turns of a key as used. */
async function takeAllTurns(
  { db }: Database,
  key: string,
  count: number,
  now: EpochMs,
): Promise<void> {
  const used = { window_start: now, count };
  await db
    .insertInto('rate_limit')
    .values({ key, ...used })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(used))
    .execute();
}
