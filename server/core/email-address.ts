import { domainToASCII, domainToUnicode } from 'node:url';

/** RFC 5321. */
const LONGEST_LOCAL = 64;
const LONGEST = 254;

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN_SIGNS = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;
const LONGEST_LABEL = 63;

/**
 * The form of an e-mail address in which it is stored and sent: the domain in lower case and ASCII. What is
 * before the @ is ASCII without quotation marks, and stays as it is: its case may count.
 * @returns undefined for anything else
 */
export function emailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local.length > LONGEST_LOCAL || !LOCAL.test(local) || !DOMAIN_SIGNS.test(domain)) {
    return undefined;
  }
  const ascii = domainToASCII(domain).toLowerCase();
  const isLabelTooLong = ascii.split('.').some(({ length }) => length > LONGEST_LABEL);
  const address = `${local}@${ascii}`;
  if (isLabelTooLong || !DOMAIN.test(ascii) || address.length > LONGEST) return undefined;
  return address;
}

/** The address as people read it: its domain in their script. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`;
}
