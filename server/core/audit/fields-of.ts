/** The named fields of a row, for the audit. */
export const fieldsOf = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
