/** Reads values of an address's parameters. Apart from `search-params.ts`, which the app's first screen loads. */

/** Reads a text; of a repeated parameter the first. */
export function textIn(value: unknown): string | undefined {
  const [first] = [value].flat();
  return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined;
}

/** Reads a whole number from 0 on, in plain digits. */
export function wholeIn(value: unknown): number | undefined {
  const text = textIn(value);
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Reads a flag, which links write as `true`. */
export const flagIn = (value: unknown): boolean => value === true || textIn(value) === 'true';

/** Reads one of some names or numbers. */
export const oneIn = <const Known extends string | number>(
  known: readonly Known[],
  value: unknown,
): Known | undefined => {
  const text = textIn(value);
  return known.find((one) => String(one) === text);
};
