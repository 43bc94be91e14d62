import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock, MovableClock } from '#server/clock.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Faults } from '#server/faults/faults.ts';
import type { RequestCounts } from '#server/faults/request-counts.ts';
import type { CallbackTaker } from '#server/payments/sandbox/send-callback.ts';
import type { PushSender } from '#server/push/push-sender.ts';
import type { Settings } from '#server/settings.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';
import type { CspReports } from '#server/web/csp-reports.ts';
import * as v from 'valibot';

/** What only a running platform has. */
export interface LivePlatform {
  readonly catalogue: Catalogue;
  readonly faults: Faults;
  readonly requestCounts: RequestCounts;
  readonly cspReports: CspReports;
  readonly sms: SmsSender;
  readonly push: PushSender;
  /** Takes the callbacks that a test sends. */
  readonly callbacks: CallbackTaker;
  /** Only when the platform was started with a movable clock. */
  readonly movableClock?: MovableClock | undefined;
}

/** What a command works with. */
export interface OperatorContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly live?: LivePlatform | undefined;
}

/** A command that cannot be done as it was asked for. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** One thing an operator can do; the same from the command line, the socket and HTTP. */
export interface Command<Schema extends v.GenericSchema = v.GenericSchema> {
  summary: string;
  /** Shown in the help behind the command's name. */
  usage: string;
  options: Schema;
  /** Makes things up: refused on a database of real players. */
  isForDemos?: true;
  run(context: OperatorContext, options: v.InferOutput<Schema>): Promise<object>;
  /** How the command line shows the result; without it as JSON. A failure ends it with code 1. */
  present?(result: object): Presented;
}

export interface Presented {
  text: string;
  isFailure: boolean;
}

/** A command with its options checked by its own schema. */
export const command = <Schema extends v.GenericSchema>(made: Command<Schema>): Command<Schema> =>
  made;

/** The running platform. @throws OperatorError when the command runs beside a stopped one */
export function liveOf({ live }: OperatorContext): LivePlatform {
  if (!live) throw new OperatorError('this command needs a running platform');
  return live;
}

/** A whole number; on the command line it is a text. */
export const wholeNumber = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^-?\d+$/, 'a whole number'), v.transform(Number)),
  ]),
  v.safeInteger(),
);

/** Yes or no; on the command line it is a text. */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((text) => text === 'true' || text === '1'),
  ),
]);
