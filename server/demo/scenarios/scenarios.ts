import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { demoMobile, demoPlayer, someBanks, someGames } from '#server/demo/players/demo-player.ts';
import { prepareMoney } from '#server/demo/players/prepared-money.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { readFaultText } from '#server/demo/faults/fault-text.ts';
import { writeFact } from '#server/core/facts.ts';
import { accountScenarios } from '#server/demo/scenarios/account-scenarios.ts';
import { bonusScenarios } from '#server/demo/scenarios/bonus-scenarios.ts';
import { redPacketScenarios } from '#server/demo/scenarios/red-packet-scenarios.ts';
import { depositScenarios } from '#server/demo/scenarios/deposit-scenarios.ts';
import { gameScenarios } from '#server/demo/scenarios/game-scenarios.ts';
import { mailScenarios } from '#server/demo/scenarios/mail-scenarios.ts';
import { ONE_ACTIVITY_PATTERN, oneActivityScenario } from '#server/demo/scenarios/one-activity.ts';
import { protectionScenarios } from '#server/demo/scenarios/protection-scenarios.ts';
import { REFUSAL_PATTERN, refusalScenario } from '#server/demo/scenarios/refusals.ts';
import { savingsScenarios } from '#server/demo/scenarios/savings-scenarios.ts';
import { taskScenarios } from '#server/demo/scenarios/task-scenarios.ts';
import { spinInviteScenarios } from '#server/demo/scenarios/spin-invite-scenarios.ts';
import { spinPayoutScenarios } from '#server/demo/scenarios/spin-payout-scenarios.ts';
import { vipScenarios } from '#server/demo/scenarios/vip-scenarios.ts';
import { withdrawScenarios } from '#server/demo/scenarios/withdraw-scenarios.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import type { Faults } from '#server/demo/faults/faults.ts';
import type { Scenario, ScenarioContext } from '#server/demo/scenarios/scenario.ts';

const API = '/app/*';
const SLOW_MS = 3000;
const RICH_VIP = 8;
const LONG_AGO_DAYS = 400;

/** A player from before every activity began. */
export const OLD_ACCOUNT = 'parolaold';

/** Named states (`SCENARIO=…`, `--scenario=…`); a feature adds its own here. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'fresh-visitor': {
    summary: 'The lobby as seeded, with nobody signed in, no faults and no limit used up.',
    async apply({ database, faults }) {
      faults?.clear();
      await database.db.deleteFrom('session').execute();
      await database.db.deleteFrom('rate_limit').execute();
      await writeFact(database.db, 'registration-limits', {});
      await writeFact(database.db, 'sandbox-cashier', {});
    },
  },
  'rich-player': {
    summary: `${DEMO_ACCOUNT} with millions, VIP ${RICH_VIP}, a bound mobile, banks, likes and history.`,
    async apply({ database, now }) {
      const rich = {
        ...(await demoPlayer(database.db)),
        deposits: minorUnits(888_888_888),
        vip: RICH_VIP,
        mobile: await demoMobile(database.db),
        banks: await someBanks(database.db, 3),
        likes: await someGames(database.db, 'rich likes', 40),
        history: await someGames(database.db, 'rich history', 50),
      };
      const { playerId } = await preparePlayer(database, rich, now);
      // Undoes other scenarios; this unbinds the banks, so they are bound again.
      await prepareMoney(database, playerId, { coin: rich.deposits, vip: RICH_VIP }, now);
      await preparePlayer(database, rich, now);
    },
  },
  'everything-claimable': {
    summary: `${DEMO_ACCOUNT} with every recharge tier reached and the bind task open.`,
    async apply({ database, now }) {
      const demo = await demoPlayer(database.db);
      await preparePlayer(database, { ...demo, deposits: fromCoins(1_000_000) }, now);
    },
  },
  'everything-expired': {
    summary: `${OLD_ACCOUNT}, registered ${LONG_AGO_DAYS} days ago, and every session at its end.`,
    async apply({ database, now }) {
      const registeredAt = epochMs(now - LONG_AGO_DAYS * DAY_MS);
      const old = { account: OLD_ACCOUNT, password: DEMO_PASSWORD, registeredAt };
      await preparePlayer(database, { ...old, deposits: fromCoins(100) }, now);
      await database.db.updateTable('session').set({ expires_at: now }).execute();
    },
  },
  ...accountScenarios,
  ...gameScenarios,
  ...savingsScenarios,
  ...vipScenarios,
  ...depositScenarios,
  ...taskScenarios,
  ...mailScenarios,
  ...withdrawScenarios,
  ...bonusScenarios,
  ...redPacketScenarios,
  ...spinInviteScenarios,
  ...spinPayoutScenarios,
  ...protectionScenarios,
  'slow-platform': {
    summary: `Every call takes ${SLOW_MS} ms.`,
    async apply(context) {
      faultsOf(context).set({ path: API, kind: 'latency', value: SLOW_MS });
    },
  },
  'faulty-platform': {
    summary: 'The faults given by --fault path=kind:value; without any, HTTP 503 for every call.',
    async apply(context) {
      const faults = faultsOf(context);
      const wanted = context.faultTexts.map(readFaultText);
      for (const fault of wanted) faults.set(fault);
      if (wanted.length === 0) faults.set({ path: API, kind: 'http', value: 503 });
    },
  },
};

/** Name and summary of every scenario. */
export const listScenarios = (): { name: string; summary: string }[] =>
  Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary }));

/** Prepares a named state. @throws SettingsError with all names when it is unknown */
export async function applyScenario(name: string, context: ScenarioContext): Promise<void> {
  await findScenario(name).apply(context);
}

/** @throws SettingsError with all names when it is unknown */
export function findScenario(name: string): Scenario {
  const scenario = Object.hasOwn(scenarios, name)
    ? scenarios[name]
    : (refusalScenario(name) ?? oneActivityScenario(name));
  if (scenario) return scenario;
  const known = listScenarios().map((one) => `  ${one.name.padEnd(22)}${one.summary}`);
  known.push(`  ${ONE_ACTIVITY_PATTERN.padEnd(22)}One activity runs, and no other.`);
  known.push(`  ${REFUSAL_PATTERN.padEnd(22)}A call of the table answers an errcode.`);
  throw new SettingsError(`SCENARIO: no scenario "${name}"; there are\n${known.join('\n')}`);
}

function faultsOf({ faults }: ScenarioContext): Faults {
  if (!faults) throw new SettingsError('this scenario needs a running platform');
  return faults;
}
