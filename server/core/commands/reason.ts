import * as v from 'valibot';

const LONGEST_REASON = 200;

/** Why an operator acts, in one line; some commands show it to the player. */
const reason = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(LONGEST_REASON),
    v.regex(/^\P{Cc}*$/u, 'one line of text'),
  ),
);

/** Adds the option `--reason`. */
export function withReason<
  Parts extends { options: v.ObjectSchema<v.ObjectEntries, undefined>; usage: string },
>(parts: Parts, isRequired: boolean): Parts {
  const usage = `${parts.usage} ${isRequired ? '--reason TEXT' : '[--reason TEXT]'}`.trim();
  return { ...parts, usage, options: v.object({ ...parts.options.entries, reason }) };
}
