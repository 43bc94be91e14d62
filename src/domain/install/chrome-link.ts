/**
 * The address that makes Android open a page in Chrome, from whatever browser or app shows it. Where
 * Chrome is missing, a browser offers to get it or does nothing: the popup has the link to copy.
 * @param url the page's address, `https://…` or `http://…`
 * @returns null when the address is of neither kind
 */
export function chromeIntentUrl(url: string): string | null {
  const match = /^(https?):\/\/([^#]+)/.exec(url);
  if (match === null) return null;
  const [, scheme = '', rest = ''] = match;
  return `intent://${rest}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
