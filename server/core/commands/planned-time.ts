import { dayOrTime } from '#server/core/commands/moment-option.ts';
import * as v from 'valibot';

/** The option that plans a command. */
export const PLANNED_TIME = 'at';

/** Adds the option `--at`. */
export function withTime<
  Parts extends { options: v.ObjectSchema<v.ObjectEntries, undefined>; usage: string },
>(parts: Parts): Parts {
  const usage = `${parts.usage} [--at 2026-12-31T18:00+08:00]`;
  const options = v.object({ ...parts.options.entries, [PLANNED_TIME]: v.optional(dayOrTime) });
  return { ...parts, usage, options };
}
