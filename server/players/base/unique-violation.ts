const UNIQUE_VIOLATION = '23505';

/** True when PostgreSQL refused a row because its unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
