import { minorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

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

/** Marks an option whose value the audit masks. */
export const secret = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.pipe(schema, v.metadata({ isSecret: true }));

/** The schema of an option without `v.optional` around it. */
export const withoutOptional = (schema: v.ObjectEntries[string]) =>
  'wrapped' in schema ? schema.wrapped : schema;

/** True for an option that `secret` marks. */
export const isSecret = (schema: v.ObjectEntries[string]): boolean =>
  v.getMetadata(withoutOptional(schema))['isSecret'] === true;
