import type { Kysely } from 'kysely';
import { nameKey } from '#shared/text/text.ts';
import type { Filters } from '#server/marketing/events/dimension.ts';
import { readSpellings, SPELLED_DIMENSIONS } from '#server/marketing/events/spellings.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Adds to the values of filters the spellings that reports show for them. */
export async function readFilterNames(db: Kysely<Tables>, filters: Filters): Promise<Filters> {
  const dimensions = SPELLED_DIMENSIONS.filter((dimension) => filters[dimension] !== undefined);
  if (dimensions.length === 0) return filters;
  const spell = await readSpellings(
    db,
    dimensions.flatMap((dimension) =>
      (filters[dimension] ?? []).map((name) => ({ dimension, name })),
    ),
  );
  const aliases = await db
    .selectFrom('install_alias')
    .where('dimension', 'in', dimensions)
    .selectAll()
    .execute();
  const widened = dimensions.map((dimension) => {
    const values = filters[dimension] ?? [];
    const keys = new Set(values.filter((value) => value !== '').map(nameKey));
    const changed = aliases.filter((alias) => alias.dimension === dimension);
    return [
      dimension,
      [
        ...new Set([
          ...values,
          ...values.map((value) => spell(dimension, value)),
          ...changed.map(({ name }) => name).filter((name) => keys.has(nameKey(name))),
        ]),
      ],
    ] as const;
  });
  return { ...filters, ...Object.fromEntries(widened) };
}
