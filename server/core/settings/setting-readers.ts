/** An invalid setting, explained for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export const anyText = (text: string): string => text;

/** A word without spaces. */
export function aToken(text: string): string {
  if (!/^\S+$/.test(text)) throw new SettingsError('must be one word without spaces');
  return text;
}

export function aHeaderName(text: string): string {
  if (!/^[\w-]{0,60}$/.test(text)) throw new SettingsError('must be the name of a header');
  return text;
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new SettingsError(`must be a whole number from ${min} to ${max}`);
    }
    return value;
  };
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((known) => known === text);
    if (choice === undefined) throw new SettingsError(`must be one of ${choices.join(', ')}`);
    return choice;
  };
}

export function flag(text: string): boolean {
  if (['true', 'yes', '1'].includes(text)) return true;
  if (['false', 'no', '0'].includes(text)) return false;
  throw new SettingsError('must be true or false');
}

/** The length of an IPv6 network in bits: whole hexadecimal digits. */
export function networkPrefix(text: string): number {
  const bits = wholeNumber(16, 128)(text);
  if (bits % 4 !== 0) throw new SettingsError('must be a multiple of 4');
  return bits;
}

/** An empty text is null. */
export const optional =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value | null =>
    text === '' ? null : read(text);

/** Parses items separated by commas; an empty text is an empty list. */
export function listOf<Item>(read: (text: string) => Item): (text: string) => Item[] {
  return (text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(read);
}

/** An http(s) origin without a path, e.g. `https://api.example`. */
export function anOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.origin !== text.replace(/\/$/, '')) {
    throw new SettingsError('must be an origin such as https://api.example');
  }
  return url.origin;
}

/** An origin that browsers let use passkeys: by HTTPS and a name, or localhost. */
export function anAppOrigin(text: string): string {
  const origin = anOrigin(text);
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^\[|^[\d.]+$/.test(hostname);
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost')) {
    throw new SettingsError('must be an https origin with a name, or http://localhost:4600');
  }
  return origin;
}

/** A complete http(s) address. */
export function aWebAddress(text: string): string {
  const { protocol, href } = URL.canParse(text) ? new URL(text) : { protocol: '', href: '' };
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new SettingsError('must be an address such as https://sms.example/send');
  }
  return href;
}

/** Empty, or segments that start with a slash and do not end with one. */
export function aPathPrefix(text: string): string {
  if (!/^(?:\/[\w.~-]+)*$/.test(text)) {
    throw new SettingsError('must be empty or look like /ph, without a slash at the end');
  }
  return text;
}

/** Empty, or a complete address of PostgreSQL. Its problems never repeat it: it contains a password. */
export function aDatabase(text: string): string {
  if (text === '') return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hostname === '') {
    throw new SettingsError(
      'must be an address such as postgresql://reader:password@host:5432/name',
    );
  }
  return text;
}

const KEY_LENGTH_MIN = 16;

/** A secret that is long enough; empty = none. */
export function aKey(text: string): string {
  if (text !== '' && text.length < KEY_LENGTH_MIN) {
    throw new SettingsError(`must have at least ${KEY_LENGTH_MIN} characters`);
  }
  return text;
}

/** A `mailto:` or `https:` address. */
export function aContact(text: string): string {
  const { protocol, href } = URL.canParse(text) ? new URL(text) : { protocol: '', href: '' };
  if (protocol !== 'https:' && protocol !== 'mailto:') {
    throw new SettingsError('must be an address such as mailto:push@operator.example');
  }
  return href;
}
