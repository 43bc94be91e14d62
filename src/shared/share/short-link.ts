/**
 * A link to be read, not followed: its host and the invitation code, on one line.
 * @param fits whether a text fits into that line; a host that does not is cut before the code
 */
export function shortLink(link: string, code: string, fits: (text: string) => boolean): string {
  const host = link.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/s, '');
  const whole = `${host}/…${code}`;
  if (fits(whole)) return whole;
  for (let kept = host.length - 1; kept > 0; kept -= 1) {
    const cut = `${host.slice(0, kept)}…${code}`;
    if (fits(cut)) return cut;
  }
  return code;
}
