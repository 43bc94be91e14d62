import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/open-database.ts';
import type { PushSender } from '#server/push/push-sender.ts';
import type { Settings } from '#server/settings.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';
import type { CspReports } from '#server/http/csp-reports.ts';
import { minorUnits } from '#domain/money.ts';
import * as v from 'valibot';

/** Parts that only a running server has. */
export interface LivePlatform {
  readonly catalogue: Catalogue;
  readonly cspReports: CspReports;
  readonly sms: SmsSender;
  readonly push: PushSender;
}

/** Dependencies of a command. */
export interface OperatorContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly live?: LivePlatform | undefined;
}

/** A command that cannot run with these options. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Options by name in camel case; others are refused. */
export type OptionsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A command's flags by name in camel case. A switch may stand alone, which means yes; others need a value. */
export type Flags = Readonly<Record<string, 'value' | 'switch'>>;

/** An operator's command; the same from the command line, the socket and HTTP. */
export interface Command<
  Schema extends OptionsSchema = OptionsSchema,
  Context extends OperatorContext = OperatorContext,
> {
  summary: string;
  /** Shown in the help after the command's name. */
  usage: string;
  options: Schema;
  /** What the command line reads where it runs, and sends as options. */
  local?: {
    flags: Flags;
    prepare(options: Readonly<Record<string, string>>): Promise<Record<string, string>>;
  };
  /** Generates data: refused on a database of real players. */
  isForDemos?: true;
  run(context: Context, options: v.InferOutput<Schema>): Promise<object>;
  /** Formats the result for the command line; JSON without it. A failure exits with code 1. */
  present?(result: object): Presented;
}

export interface Presented {
  text: string;
  isFailure: boolean;
}

/** Infers the type of a command's options from its schema. */
export const command = <Schema extends OptionsSchema>(made: Command<Schema>): Command<Schema> =>
  made;

/** Returns the running server. @throws OperatorError when the command runs without one */
export function liveOf<Live extends LivePlatform>({ live }: { live?: Live | undefined }): Live {
  if (!live) throw new OperatorError('this command needs a running platform');
  return live;
}

/** An integer; text on the command line. */
export const wholeNumber = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^-?\d+$/, 'a whole number'), v.transform(Number)),
  ]),
  v.safeInteger(),
);

/** An amount of money; text on the command line. A point or comma is refused: hundredths have none. */
export const hundredths = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'a whole number of hundredths, such as 50000 for 500.00'),
      v.transform(Number),
    ),
  ]),
  v.safeInteger(),
  v.minValue(0),
  v.transform(minorUnits),
);

/** A boolean; text on the command line, where the flag alone means yes. */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['yes', 'no', 'true', 'false', '1', '0']),
    v.transform((text) => text === 'yes' || text === 'true' || text === '1'),
  ),
]);
