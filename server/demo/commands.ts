import { credentialBounds } from '#shared/account/credential-bounds.ts';
import { isPassword, isUsername } from '#shared/account/validation.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { removeDemo } from '#server/demo/players/demo-rows.ts';
import { preparePackage } from '#server/demo/players/prepared-package.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { makeFault } from '#server/demo/faults/fault-text.ts';
import { changeDemo, readDemo, type DemoContext } from '#server/demo/demo-command.ts';
import {
  liveOf,
  OperatorError,
  type Command,
  type OptionsSchema,
} from '#server/core/commands/command.ts';
import { hundredths, secret, wholeNumber } from '#server/core/commands/option-types.ts';
import { fromCoins } from '#shared/money/money.ts';
import { callback } from '#server/demo/sandbox/callback-command.ts';
import { traffic } from '#server/demo/traffic/traffic-command.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { applyScenario, listScenarios } from '#server/demo/scenarios/scenarios.ts';
import * as v from 'valibot';

const nothing = v.object({});
/** Ten million coins: more is a typing error. */
const MOST_COIN = fromCoins(10_000_000);
const path = v.pipe(v.string(), v.startsWith('/'));

const scenarioApply = changeDemo({
  isForDemos: true,
  summary: 'Applies a scenario.',
  usage: '--name NAME [--fault path=kind:value]',
  options: v.object({ name: v.string(), fault: v.optional(v.string()) }),
  async run({ database, clock, live }, { name, fault }) {
    const faultTexts = fault === undefined ? [] : fault.split(',');
    await applyScenario(name, { database, now: clock.now(), faults: live?.faults, faultTexts });
    return { applied: name };
  },
});

const demoRemove = changeDemo({
  summary:
    'Closes every player and code that was made for a demo: before a start without one (DEMO=false).',
  usage: '',
  options: nothing,
  run: async (context) =>
    removeDemo(context.database, await marketOf(context), context.clock.now()),
});

const scenarioList = readDemo({
  summary: 'Lists the scenarios.',
  usage: '',
  options: nothing,
  run: async () => ({ scenarios: listScenarios() }),
});

const playerMake = changeDemo({
  isForDemos: true,
  summary: 'Creates a player with a given state, or raises an existing player to it.',
  usage: '--account A --password P [--coin HUNDREDTHS] [--vip N] [--mobile M]',
  options: v.object({
    account: v.string(),
    password: secret(v.string()),
    coin: v.optional(v.pipe(hundredths, v.maxValue(MOST_COIN)), 0),
    vip: v.optional(v.pipe(wholeNumber, v.minValue(0))),
    mobile: v.optional(v.pipe(v.string(), v.digits())),
  }),
  async run({ database, clock }, { coin, ...player }) {
    const { webConfig } = await readDocuments(database.db);
    const bounds = credentialBounds(webConfig);
    // The rules of registration: otherwise nobody could log in.
    if (!isUsername(player.account, bounds)) {
      throw new OperatorError(
        `--account needs ${bounds.usernameMin} to ${bounds.usernameMax} letters and digits`,
      );
    }
    if (!isPassword(player.password, bounds)) {
      throw new OperatorError(
        `--password needs ${bounds.passwordMin} to ${bounds.passwordMax} characters`,
      );
    }
    const most = Math.max(0, ...webConfig.vipConfigList.map(({ level }) => level));
    if ((player.vip ?? 0) > most) throw new OperatorError(`--vip is ${most} at most`);
    return preparePlayer(database, { ...player, deposits: coin }, clock.now());
  },
});

const playerPackage = changeDemo({
  isForDemos: true,
  summary: 'Gives a player a sign-up package bought some days ago, with days already claimed.',
  usage: '--account A --package ID [--days-ago N] [--claimed 1,2]',
  options: v.object({
    account: v.string(),
    package: wholeNumber,
    daysAgo: v.optional(v.pipe(wholeNumber, v.minValue(0)), 0),
    claimed: v.optional(v.pipe(v.string(), v.regex(/^\d+(?:,\d+)*$/, 'days with commas'))),
  }),
  async run({ database, clock }, { account, package: packageId, claimed, daysAgo }) {
    const player = await findPlayer(database.db, account);
    if (!player) throw new OperatorError(`no account "${account}"`);
    const days = claimed?.split(',').map(Number) ?? [];
    if (days.some((day) => day < 1 || day > daysAgo + 1)) {
      throw new OperatorError('a day that has not begun cannot be claimed');
    }
    const wanted = { packageId, daysAgo, claimed: days };
    const isGiven = await preparePackage(database, player.id, wanted, clock.now());
    if (isGiven === undefined) throw new OperatorError(`no package ${packageId}`);
    return { given: isGiven };
  },
});

const faultSet = changeDemo({
  isForDemos: true,
  summary: 'Makes calls to a path fail or answer late.',
  usage: '--path P --kind K [--value V] [--times N]',
  options: v.object({
    path,
    kind: v.string(),
    value: v.optional(v.union([v.string(), v.number()])),
    times: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  }),
  async run(context, options) {
    const { faults } = liveOf(context);
    faults.set(makeFault(options));
    return { faults: faults.list() };
  },
});

const faultClear = changeDemo({
  summary: 'Removes the faults of one path, or all of them.',
  usage: '[--path P]',
  options: v.object({ path: v.optional(path) }),
  async run(context, options) {
    const { faults } = liveOf(context);
    faults.clear(options.path);
    return { faults: faults.list() };
  },
});

const requestsCount = readDemo({
  summary: 'Counts requests by path, and the most at the same time by folder.',
  usage: '[--path PREFIX]',
  options: v.object({ path: v.optional(path) }),
  async run(context, options) {
    const { requestCounts } = liveOf(context);
    return {
      counts: requestCounts.read(options.path),
      mostAtOnce: requestCounts.mostAtOnce(options.path),
    };
  },
});

const requestsReset = changeDemo({
  summary: 'Counts requests from 0 again.',
  usage: '',
  options: nothing,
  async run(context) {
    liveOf(context).requestCounts.reset();
    return { counts: {} };
  },
});

const clockAdvance = changeDemo({
  isForDemos: true,
  summary: "Moves a movable clock on; never back (see the platform's --movable-clock).",
  usage: '--ms N',
  options: v.object({ ms: v.pipe(wholeNumber, v.minValue(0)) }),
  async run(context, { ms }) {
    const { movableClock } = liveOf(context);
    if (!movableClock) throw new OperatorError('the platform was not started with --movable-clock');
    movableClock.advance(ms);
    return { now: movableClock.now() };
  },
});

/** Commands that prepare and change a demo, by name. */
export const DEMO_COMMANDS: Readonly<Record<string, Command<OptionsSchema, DemoContext>>> = {
  'player make': playerMake,
  'player package': playerPackage,
  'demo remove': demoRemove,
  'deposit callback': callback,
  traffic,
  'scenario apply': scenarioApply,
  'scenario list': scenarioList,
  'fault set': faultSet,
  'fault clear': faultClear,
  'requests count': requestsCount,
  'requests reset': requestsReset,
  'clock advance': clockAdvance,
};
