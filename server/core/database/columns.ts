/** Column types that several tables share. */
import { sql, type ColumnType, type RawBuilder } from 'kysely';

/**
 * A jsonb column: read as a parsed value, written as JSON text. Text only, because the PostgreSQL driver
 * converts a bare array to an SQL array, which is not JSON.
 */
export type Json = ColumnType<unknown, string, string>;

/** A column that is written once. */
export type Fixed<T> = ColumnType<T, T, never>;

/**
 * Casts a caller's number to bigint for comparison with an integer column: a value too large for the column
 * then matches nothing, where PostgreSQL would otherwise raise an error.
 */
export const asGiven = (value: number): RawBuilder<number> => sql<number>`${value}::bigint`;
