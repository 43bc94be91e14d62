/** Most recipients of one message: phones refuse more. */
const MOST = 20;

/**
 * The address that opens a text message to these numbers (RFC 5724); null when none of them is a number.
 * @param numbers as people write them, with spaces and dashes
 */
export function smsAddress(numbers: readonly string[], text: string): string | null {
  const dialled = numbers.map((number) => number.replaceAll(/[^\d+]/g, ''));
  const usable = [...new Set(dialled)].filter((number) => /^\+?\d{5,15}$/.test(number));
  if (usable.length === 0) return null;
  return `sms:${usable.slice(0, MOST).join(',')}?body=${encodeURIComponent(text)}`;
}
