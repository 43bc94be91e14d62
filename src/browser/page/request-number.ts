/** The browser's random source; `randomUUID` is missing without HTTPS and in older browsers. */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  randomUUID?(): string;
}

/** Creates a UUIDv4 for a call that must not happen twice (contract, conventions). */
export function newRequestNumber(source: RandomSource = crypto): string {
  return source.randomUUID?.() ?? fromBytes(source.getRandomValues(new Uint8Array(16)));
}

function fromBytes(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte, index) => hex(marked(byte, index))).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sets version 4 and the variant of RFC 9562, in two fixed bytes. */
function marked(byte: number, index: number): number {
  if (index === 6) return 0x40 + (byte % 0x10);
  return index === 8 ? 0x80 + (byte % 0x40) : byte;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
