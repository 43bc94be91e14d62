/**
 * What the app does with an answer that is almost right. A platform that is not ours may send one
 * broken game among five thousand: the broken part is left out, the rest is shown. Our own server
 * checks its answers with the same schemas, strictly: there a broken part is an error.
 */
import * as v from 'valibot';

type Schema<Input = unknown, Output = unknown> = v.GenericSchema<Input, Output>;

const inner = new WeakMap<object, Schema>();
let isStrict = false;

/** The schema that a tolerant wrapper guards, for documentation; undefined for any other schema. */
export function guardedSchema(schema: object): Schema | undefined {
  return inner.get(schema);
}

/** Reads a value as the app does: broken list items are dropped, broken fields get their fallback. */
export function readTolerantly<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, value);
}

/** Reads a value as the server checks its own answers: nothing broken is let through. */
export function readStrictly<S extends Schema>(schema: S, value: unknown): v.SafeParseResult<S> {
  const before = isStrict;
  isStrict = true;
  try {
    return v.safeParse(schema, value);
  } finally {
    isStrict = before;
  }
}

/** A list whose broken items are left out; a value that is no list at all becomes an empty one. */
export function tolerantList<Input, Output>(
  item: Schema<Input, Output>,
): Schema<Input[], Output[]> {
  return guard<Input[], Output[]>(v.array(item), (value) => wholeItems(item, value) ?? []);
}

/** A list that may be absent: broken items are left out, and what is no list counts as absent. */
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

/** A record whose broken values are left out. */
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
  return guard<Input, Output>(schema, () => otherwise);
}

/**
 * An optional field of an answer. `null`, a wrong type and a value outside its range count as absent,
 * so the rest of the answer stays. Requests use `v.optional`: there a broken field is refused.
 * @param otherwise what stands for an absent field; without it the field is undefined
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

/** Fields of an object that are each optional where part of the object is sent. */
export function optionalFields<Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = Object.entries(entries).map(([name, field]) => [
    name,
    optionalField(guardedSchema(field) ?? (field as Schema)),
  ]);
  // Object.fromEntries loses which field has which type; each one is the schema that was given.
  return v.object(Object.fromEntries(fields)) as unknown as v.GenericSchema<
    Partial<v.InferInput<v.ObjectSchema<Entries, undefined>>>,
    Partial<v.InferOutput<v.ObjectSchema<Entries, undefined>>>
  >;
}

/**
 * Reads other forms of a value, too, which our own server never sends.
 * @param toForm makes the form that the schema describes of whatever came
 */
export function inOtherForms<Input, Output>(
  schema: Schema<Input, Output>,
  toForm: (value: unknown) => unknown,
): Schema<Input, Output> {
  return wrap(schema, v.pipe(v.unknown(), v.transform(toForm), schema));
}

function guard<Input, Output>(
  schema: Schema<Input, Output>,
  salvage: (value: unknown) => Output,
): Schema<Input, Output> {
  return wrap(
    schema,
    v.pipe(
      v.unknown(),
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

/** The wrapper takes and gives exactly what the schema does; valibot cannot say so itself. */
function wrap<Input, Output>(
  schema: Schema<Input, Output>,
  reader: v.GenericSchema<unknown, Output>,
): Schema<Input, Output> {
  const typed = v.optional(reader, null) as unknown as Schema<Input, Output>;
  inner.set(typed, schema);
  return typed;
}
