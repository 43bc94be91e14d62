import { guardedSchema } from '#shared/wire/tolerance.ts';
import type * as v from 'valibot';

type Prune = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asIs: Prune = (value) => value;

/** The fields of valibot's schema objects that define the wire format. */
interface SchemaParts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  pipe?: readonly v.GenericSchema[];
}

/**
 * Creates a function that copies a wire value with only the keys its schema lists, so that a column spread by
 * mistake never leaves this server. Values are not changed.
 */
export function listedKeysOnly(schema: v.GenericSchema): Prune {
  const guarded = guardedSchema(schema);
  if (guarded) return listedKeysOnly(guarded);
  const parts = schema as unknown as SchemaParts;
  const first = parts.pipe?.[0];
  if (first && first !== schema) return listedKeysOnly(first);
  if (parts.type === 'object' && parts.entries) return pruneObject(parts.entries);
  if (parts.type === 'array' && parts.item) return pruneItems(listedKeysOnly(parts.item));
  if (parts.type === 'record' && parts.value) return pruneValues(listedKeysOnly(parts.value));
  if (parts.wrapped) return listedKeysOnly(parts.wrapped);
  return asIs;
}

function pruneObject(entries: Record<string, v.GenericSchema>): Prune {
  const prunes = Object.entries(entries).map(
    ([key, entry]) => [key, listedKeysOnly(entry)] as const,
  );
  return (value) => {
    if (!isRecord(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [key, prune] of prunes) {
      if (value[key] !== undefined) kept[key] = prune(value[key]);
    }
    return kept;
  };
}

function pruneItems(prune: Prune): Prune {
  if (prune === asIs) return asIs;
  return (value) => (Array.isArray(value) ? value.map(prune) : value);
}

function pruneValues(prune: Prune): Prune {
  if (prune === asIs) return asIs;
  return (value) => {
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, prune(entry)]));
  };
}
