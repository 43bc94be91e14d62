/** Kinds of columns that more than one table has. */
import { sql, type ColumnType, type RawBuilder } from 'kysely';

/**
 * A jsonb column: read as a parsed value, written as JSON text. Text only, because the PostgreSQL
 * driver turns a bare array into an SQL array, which is not JSON.
 */
export type Json = ColumnType<unknown, string, string>;

/** A column that is written once. */
export type Fixed<T> = ColumnType<T, T, never>;

/**
 * A number as a caller gave it, to look for in an integer column: one that is too large for the column
 * is found nowhere, where PostgreSQL would call it an error.
 */
export const asGiven = (value: number): RawBuilder<number> => sql<number>`${value}::bigint`;
