/**
 * Tolerant parsing of answers that are almost right. A third-party server may send one broken game among five
 * thousand: the broken part is dropped, the rest is shown. Our own server checks its answers with the same
 * schemas in strict mode, where a broken part is an error.
 */
import * as v from 'valibot';

type Schema<Input = unknown, Output = unknown> = v.GenericSchema<Input, Output>;

const inner = new WeakMap<object, Schema>();
/** Wrappers by schema and fallback: a few fields have the same ones in many messages. */
const fallbacks = new WeakMap<object, Map<unknown, Schema>>();
const anything = v.unknown();
let isStrict = false;

/** The schema inside a tolerant wrapper, for documentation; undefined for any other schema. */
export function guardedSchema(schema: object): Schema | undefined {
  return inner.get(schema);
}

/** Parses a value as the app does: broken list items are dropped, broken fields get their fallback. */
export function readTolerantly<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, value);
}

/** Parses a value as the server checks its own answers: any broken part is an error. */
export function readStrictly<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  const before = isStrict;
  isStrict = true;
  try {
    return v.safeParse(schema, value);
  } finally {
    isStrict = before;
  }
}

/** A list that drops broken items; a value that is not a list becomes an empty one. */
export function tolerantList<Input, Output>(
  item: Schema<Input, Output>,
): Schema<Input[], Output[]> {
  return guard<Input[], Output[]>(v.array(item), (value) => wholeItems(item, value) ?? []);
}

/** An optional list that drops broken items; a value that is not a list counts as absent. */
export function optionalList<Input, Output>(item: Schema<Input, Output>) {
  return v.optional(
    guard<Input[], Output[] | undefined>(v.array(item), (value) => wholeItems(item, value)),
  );
}

function wholeItems<Input, Output>(
  item: Schema<Input, Output>,
  value: unknown,
): Output[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry) => {
    const read = v.safeParse(item, entry);
    return read.success ? [read.output] : [];
  });
}

/** A record that drops broken values. */
export function tolerantRecord<Input, Output>(
  value: Schema<Input, Output>,
): Schema<Record<string, Input>, Record<string, Output>> {
  return guard<Record<string, Input>, Record<string, Output>>(
    v.record(v.string(), value),
    (given) => {
      const kept: Record<string, Output> = {};
      if (typeof given !== 'object' || given === null) return kept;
      for (const [key, entry] of Object.entries(given)) {
        const read = v.safeParse(value, entry);
        if (read.success) kept[key] = read.output;
      }
      return kept;
    },
  );
}

/** A field that falls back to `otherwise` when it is missing or broken. */
export function orElse<Input, Output>(
  schema: Schema<Input, Output>,
  otherwise: Output,
): Schema<Input, Output> {
  const known = fallbacks.get(schema) ?? new Map<unknown, Schema>();
  fallbacks.set(schema, known);
  const made = known.get(otherwise) ?? guard<Input, Output>(schema, () => otherwise);
  known.set(otherwise, made);
  return made as Schema<Input, Output>;
}

/**
 * An optional field of an answer. `null`, a wrong type and a value outside its range count as absent, so the
 * rest of the answer stays. Requests use `v.optional`: there a broken field is refused.
 * @param otherwise replaces an absent field; without it the field is undefined
 */
export function optionalField<Input, Output>(
  schema: Schema<Input, Output>,
): v.OptionalSchema<Schema<Input, Output | undefined>, undefined>;
export function optionalField<Input, Output, const Otherwise extends Input & Output>(
  schema: Schema<Input, Output>,
  otherwise: Otherwise,
): v.OptionalSchema<Schema<Input, Output>, Otherwise>;
export function optionalField(schema: Schema, otherwise?: unknown): Schema {
  return v.optional(orElse(schema, otherwise), otherwise);
}

/** The fields of an object, each made optional, for where only part of it is sent. */
export function optionalFields<Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = Object.entries(entries).map(([name, field]) => [
    name,
    optionalField(guardedSchema(field) ?? (field as Schema)),
  ]);
  // Object.fromEntries loses the type of each field; each schema is the given one.
  return v.object(Object.fromEntries(fields)) as unknown as v.GenericSchema<
    Partial<v.InferInput<v.ObjectSchema<Entries, undefined>>>,
    Partial<v.InferOutput<v.ObjectSchema<Entries, undefined>>>
  >;
}

/**
 * Also accepts other forms of a value, which our own server never sends.
 * @param toForm converts any value to the form that the schema describes
 */
export function inOtherForms<Input, Output>(
  schema: Schema<Input, Output>,
  toForm: (value: unknown) => unknown,
): Schema<Input, Output> {
  return wrap(schema, v.pipe(anything, v.transform(toForm), schema));
}

function guard<Input, Output>(
  schema: Schema<Input, Output>,
  salvage: (value: unknown) => Output,
): Schema<Input, Output> {
  return wrap(
    schema,
    v.pipe(
      anything,
      v.rawTransform<unknown, Output>(({ dataset, addIssue, NEVER }) => {
        const read = v.safeParse(schema, dataset.value);
        if (read.success) return read.output;
        if (!isStrict) return salvage(dataset.value);
        for (const issue of read.issues) {
          addIssue({ message: `${v.getDotPath(issue) ?? ''}: ${issue.message}` });
        }
        return NEVER;
      }),
    ),
  );
}

/** The wrapper has the schema's own input and output types; valibot cannot express that itself. */
function wrap<Input, Output>(
  schema: Schema<Input, Output>,
  reader: v.GenericSchema<unknown, Output>,
): Schema<Input, Output> {
  const typed = v.optional(reader, null) as unknown as Schema<Input, Output>;
  inner.set(typed, schema);
  return typed;
}
