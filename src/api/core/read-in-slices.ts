/** Parses an answer with long lists, such as five thousand games, without blocking the page. */
import { guardedSchema, readTolerantly } from '#shared/wire/tolerance.ts';
import { breathe } from '#browser/page/idle.ts';
import * as v from 'valibot';

/** Items parsed at once: some milliseconds on a cheap phone. */
const SLICE = 200;

type Schema = v.GenericSchema<unknown, unknown>;

/** Like `readTolerantly`, but parses long lists in slices, so that the page can paint and handle taps. */
export async function readInSlices<S extends Schema>(
  schema: S,
  value: unknown,
): Promise<v.SafeParseResult<S>> {
  const longLists = longListsOf(schema, value);
  if (longLists.length === 0) return readTolerantly(schema, value);
  const emptied = {
    ...(value as object),
    ...Object.fromEntries(longLists.map(([name]) => [name, []])),
  };
  const read = readTolerantly(schema, emptied);
  if (!read.success) return read;
  const output = { ...(read.output as Record<string, unknown>) };
  for (const [name, item, items] of longLists) output[name] = await readItems(item, items);
  return { ...read, output: output as v.InferOutput<S> };
}

async function readItems(item: Schema, items: readonly unknown[]): Promise<unknown[]> {
  const whole: unknown[] = [];
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await breathe();
    for (const entry of items.slice(start, start + SLICE)) {
      const read = readTolerantly(item, entry);
      if (read.success) whole.push(read.output);
    }
  }
  return whole;
}

type LongList = readonly [name: string, item: Schema, items: readonly unknown[]];

/** The fields of an answer that are tolerant lists, and long here. */
function longListsOf(schema: Schema, value: unknown): readonly LongList[] {
  if (typeof value !== 'object' || value === null || !('entries' in schema)) return [];
  return Object.entries(schema.entries as Readonly<Record<string, Schema>>).flatMap(
    ([name, field]): LongList[] => {
      const items: unknown = (value as Readonly<Record<string, unknown>>)[name];
      if (!Array.isArray(items) || items.length <= SLICE) return [];
      const list = listIn(field);
      return list === undefined ? [] : [[name, list.item, items]];
    },
  );
}

/** The array schema of a field, inside its optional, required and tolerant wrappers. */
function listIn(field: Schema): v.ArraySchema<Schema, undefined> | undefined {
  const inner = guardedSchema(field);
  if (inner !== undefined) return v.isOfType('array', inner) ? inner : undefined;
  return 'wrapped' in field ? listIn(field.wrapped as Schema) : undefined;
}
