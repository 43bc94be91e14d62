import * as activity from '#server/operator/activity-commands.ts';
import * as catalogue from '#server/operator/catalogue-commands.ts';
import {
  OperatorError,
  yesOrNo,
  type Command,
  type Flags,
  type OperatorContext,
  type Presented,
} from '#server/operator/command.ts';
import * as demo from '#server/operator/demo-commands.ts';
import { callback } from '#server/operator/callback-command.ts';
import * as costs from '#server/operator/costs-commands.ts';
import * as identity from '#server/operator/identity-commands.ts';
import * as deposit from '#server/operator/deposit-commands.ts';
import * as mail from '#server/operator/mail-commands.ts';
import * as notice from '#server/operator/notice-commands.ts';
import * as outbox from '#server/operator/outbox-commands.ts';
import * as player from '#server/operator/player-commands.ts';
import * as promotion from '#server/operator/promotion-commands.ts';
import * as redeem from '#server/operator/redeem-commands.ts';
import * as savings from '#server/operator/savings-commands.ts';
import * as vip from '#server/operator/vip-commands.ts';
import { reconcileLedger } from '#server/operator/reconcile-commands.ts';
import * as consoleAccess from '#server/operator/console-commands.ts';
import * as attribution from '#server/operator/attribution-commands.ts';
import * as wagering from '#server/operator/wagering-commands.ts';
import * as withdrawal from '#server/operator/withdrawal-commands.ts';
import * as worker from '#server/operator/worker-commands.ts';
import { workerReports } from '#server/operator/worker-report-commands.ts';
import { readFact } from '#server/facts.ts';
import { SettingsError } from '#server/setting-readers.ts';
import { camelCase, unknownFlag } from '#server/operator/arguments.ts';
import { nearestName } from '#server/nearest-name.ts';
import { flagName, optionProblem } from '#server/operator/option-problem.ts';
import * as v from 'valibot';

/** Commands by name. */
const commands: Readonly<Record<string, Command>> = {
  'catalogue bump': catalogue.bump,
  'catalogue set': catalogue.set,
  'catalogue list': catalogue.list,
  'activity list': activity.list,
  'activity set': activity.set,
  'player make': demo.playerMake,
  'player package': demo.playerPackage,
  'player freeze': player.freeze,
  'player status': player.accountState,
  'player show': player.show,
  'identity set': identity.set,
  'outbox list': outbox.list,
  'mail send': mail.send,
  'notice add': notice.add,
  'notice list': notice.list,
  'notice end': notice.end,
  'deposit list': deposit.list,
  'deposit show': deposit.show,
  'deposit pay': deposit.pay,
  'deposit fail': deposit.fail,
  'deposit held': deposit.held,
  'deposit callback': callback,
  'redeem add': redeem.add,
  'redeem list': redeem.list,
  'withdrawal list': withdrawal.list,
  'withdrawal show': withdrawal.show,
  'withdrawal approve': withdrawal.approve,
  'withdrawal pay': withdrawal.pay,
  'withdrawal fail': withdrawal.fail,
  'withdrawal reject': withdrawal.reject,
  'wagering show': wagering.show,
  'wagering rules': wagering.rules,
  'promotion list': promotion.list,
  'savings offer': savings.offer,
  'savings rate': savings.rate,
  'savings password': savings.password,
  'savings show': savings.show,
  'vip show': vip.show,
  'vip set': vip.set,
  reconcile: reconcileLedger,
  'costs add': costs.add,
  traffic: attribution.traffic,
  'install show': attribution.installShow,
  'install forget': attribution.installForget,
  'console add': consoleAccess.add,
  'console list': consoleAccess.list,
  'console password': consoleAccess.password,
  'console code-off': consoleAccess.codeOff,
  'console remove': consoleAccess.remove,
  'console log': consoleAccess.log,
  'demo remove': demo.demoRemove,
  'scenario apply': demo.scenarioApply,
  'scenario list': demo.scenarioList,
  'fault set': demo.faultSet,
  'fault clear': demo.faultClear,
  'requests count': demo.requestsCount,
  'requests reset': demo.requestsReset,
  'clock advance': demo.clockAdvance,
  'csp-reports': demo.cspReports,
  'worker disable': worker.disable,
  'worker enable': worker.enable,
  'worker show': worker.show,
  'worker-reports': workerReports,
};

/** The help's lines, one per command. */
export const commandHelp = (): string[] =>
  Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );

/** Formats a command's result for the command line. */
export function presented(name: string, result: object): Presented {
  const present = Object.hasOwn(commands, name) ? commands[name]?.present : undefined;
  return present?.(result) ?? { text: `${JSON.stringify(result, null, 2)}\n`, isFailure: false };
}

/** @throws OperatorError when there is none */
function findCommand(name: string): Command {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found) return found;
  const names = Object.keys(commands);
  const longer = names.find((known) => name.startsWith(`${known} `));
  if (longer !== undefined) {
    throw new OperatorError(
      `"${name.slice(longer.length + 1)}" is not a flag of ${longer}; usage: ${longer} ${commands[longer]?.usage ?? ''}`,
    );
  }
  const near = nearestName(name, names);
  const hint = near === undefined ? '' : `. Did you mean ${near}?`;
  throw new OperatorError(`no command "${name}"; there are ${names.join(', ')}${hint}`);
}

/** The flags of a command. @throws OperatorError for an unknown command */
export function flagsOf(name: string): Flags {
  const { options, local } = findCommand(name);
  const flags = Object.entries(options.entries).map(([option, schema]) => [
    option,
    ('wrapped' in schema ? schema.wrapped : schema) === yesOrNo ? 'switch' : 'value',
  ]);
  return { ...Object.fromEntries(flags), ...local?.flags };
}

/** Reads what a command needs of the machine on which the command line runs. @throws OperatorError */
export async function prepareOptions(
  name: string,
  options: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { local } = findCommand(name);
  return local ? local.prepare(options) : options;
}

/**
 * Options by name in camel case; those of HTTP may be written as on the command line.
 * @throws OperatorError for an option that the command does not have, or has twice
 */
function namedOptions(name: string, { options, usage }: Command, raw: unknown): object {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new OperatorError(`${name}: the options must be an object`);
  }
  const named: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(raw)) {
    const option = camelCase(given);
    if (!Object.hasOwn(options.entries, option)) {
      const problem = unknownFlag(name, flagName(given), Object.keys(options.entries));
      throw new OperatorError(`${problem}; usage: ${name} ${usage}`);
    }
    if (Object.hasOwn(named, option)) throw new OperatorError(`${flagName(option)} is given twice`);
    named[option] = value;
  }
  return named;
}

/**
 * Runs a command with unvalidated options.
 * @throws OperatorError when the command is unknown or its options are wrong
 */
export async function operate(
  context: OperatorContext,
  name: string,
  rawOptions: unknown,
): Promise<object> {
  const found = findCommand(name);
  const options = v.safeParse(found.options, namedOptions(name, found, rawOptions));
  if (!options.success) {
    const [issue] = options.issues;
    throw new OperatorError(`${name}: ${optionProblem(issue)}; usage: ${name} ${found.usage}`);
  }
  if (found.isForDemos && (await readFact(context.database.db, 'demo')) === 'never') {
    throw new OperatorError(`${name} is for demos; this database serves real players`);
  }
  try {
    return await found.run(context, options.output);
  } catch (error) {
    if (error instanceof SettingsError) throw new OperatorError(error.message, { cause: error });
    throw error;
  } finally {
    context.live?.catalogue.changed();
  }
}
