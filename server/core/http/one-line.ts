/** Replaces control characters and lone surrogates, which neither the database nor a table accepts. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
