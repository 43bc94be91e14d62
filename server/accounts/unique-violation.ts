const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because another one has its unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
