const HEAD = 2;
const TAIL = 4;

/** Masks a mobile or name for others, e.g. `09*****1234` (contract, conventions). */
export function maskPhone(text: string): string {
  const tail = text.length > HEAD + TAIL ? text.slice(-TAIL) : text.slice(-1);
  return `${text.slice(0, HEAD)}*****${tail}`;
}
