/** Masks the half of an address that identifies a household: `203.0.*.*`, `2001:db8:*`. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const separator = plain.includes(':') ? ':' : '.';
  const shown = plain.split(separator).slice(0, 2).join(separator);
  return separator === ':' ? `${shown}:*` : `${shown}.*.*`;
}
