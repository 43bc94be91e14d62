import { domainToASCII } from 'node:url';

/** Hosts whose mailboxes ignore dots, and are one host. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of an address, the same for all its spellings: case, width and quotes of letters (RFC
 * 5322), comments, a tag after a plus, the spelling of an international host, and Gmail's dots.
 */
export function mailboxKey(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const host = hostOf(withoutComments(text.slice(at + 1)).trim());
  const plain = withoutComments(text.slice(0, at))
    .replaceAll(/\\(.)/gs, '$1')
    .replaceAll('"', '')
    .trim();
  const [untagged = ''] = plain.split('+', 1);
  const name = untagged || plain;
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

const hostOf = (host: string): string => domainToASCII(host.replace(/\.$/, '')) || host;

/** Comments nest; the innermost are removed first. */
function withoutComments(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\([^()]*\)/g, '');
  }
  return rest;
}
