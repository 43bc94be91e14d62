/** Shown in place of a secret. */
export const SECRET_MASK = '•••';

/** Some receivers escape what they repeat, and some escape it again. */
const DEEPEST = 3;

/** A text, and where each of its characters, and its end, stands in the answer. */
interface Reading {
  text: string;
  places: readonly number[];
}

interface Escapes {
  pattern: RegExp;
  /** The character that the groups of a match stand for. */
  read: (groups: readonly (string | undefined)[]) => string;
}

const signOf = (digits: string, base: number): string =>
  String.fromCharCode(parseInt(digits, base));

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const URL_ESCAPES: Escapes = {
  pattern: /%([\da-f]{2})/gi,
  read: ([hex = '']) => signOf(hex, 16),
};
const JSON_ESCAPES: Escapes = {
  pattern: /\\(?:u00([\da-f]{2})|([^\w\s]))/gi,
  read: ([hex, sign = '']) => (hex === undefined ? sign : signOf(hex, 16)),
};
const HTML_ESCAPES: Escapes = {
  pattern: /&(?:#0{0,5}(\d{1,3})|#x0{0,5}([\da-f]{1,2})|(amp|lt|gt|quot|apos));/gi,
  read: ([decimal, hex, name = '']) =>
    decimal !== undefined
      ? signOf(decimal, 10)
      : hex !== undefined
        ? signOf(hex, 16)
        : (NAMED[name.toLowerCase()] ?? ''),
};

/** Masks a secret of ASCII signs in an answer that repeats it: plain, escaped for URL, JSON or HTML, or in base64. */
export function maskSecret(answer: string, secret: string): string {
  if (secret === '') return answer;
  const needles = [secret, ...base64Of(secret)];
  const isMasked = Array<boolean>(answer.length).fill(false);
  const places = Array.from({ length: answer.length + 1 }, (_, at) => at);
  let readings: Reading[] = [{ text: answer, places }];
  for (let depth = 0; depth <= DEEPEST && readings.length > 0; depth += 1) {
    for (const reading of readings) {
      for (const needle of needles) markIn(reading, needle, isMasked);
    }
    readings = readings.flatMap((reading) =>
      [URL_ESCAPES, JSON_ESCAPES, HTML_ESCAPES].flatMap((escapes) => readWith(escapes, reading)),
    );
  }
  let masked = '';
  for (let at = 0; at < answer.length; at += 1) {
    if (isMasked[at] !== true) masked += answer.charAt(at);
    else if (isMasked[at - 1] !== true) masked += SECRET_MASK;
  }
  return masked;
}

function markIn({ text, places }: Reading, needle: string, isMasked: boolean[]): void {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    isMasked.fill(true, places[at], places[at + needle.length]);
  }
}

/** @returns the reading without these escapes; nothing when it has none */
function readWith({ pattern, read }: Escapes, { text, places }: Reading): Reading[] {
  let plain = '';
  const left: number[] = [];
  let from = 0;
  const keep = (to: number): void => {
    plain += text.slice(from, to);
    left.push(...places.slice(from, to));
  };
  for (const match of text.matchAll(pattern)) {
    keep(match.index);
    plain += read(match.slice(1));
    left.push(places[match.index] ?? 0);
    from = match.index + match[0].length;
  }
  if (from === 0) return [];
  keep(text.length);
  return [{ text: plain, places: [...left, places.at(-1) ?? 0] }];
}

/** The signs of base64 that the secret alone decides, at each of three places among other text. */
const base64Of = (secret: string): string[] =>
  [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from('\0'.repeat(before) + secret);
    const whole = Math.floor((bytes.length * 8) / 6);
    return (['base64', 'base64url'] as const)
      .map((form) => bytes.toString(form).slice(Math.ceil((before * 8) / 6), whole))
      .filter((part) => part.length >= 4);
  });
