/** Without control characters and halves of characters, which neither the database nor a table takes. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
