/** Thai and Latin letters, and numbers by their value: 9 before 10. */
const collator = new Intl.Collator('th', { numeric: true });

/** The order of names in tables; names that a reader cannot tell apart have one, too. */
export const compareNames = (one: string, other: string): number =>
  collator.compare(one, other) || (one < other ? -1 : Number(one > other));
