/**
 * The intent URL that makes Android open a page in Chrome, from any browser or app. Where Chrome is missing,
 * a browser offers to install it or does nothing: the popup has the link to copy.
 * @param url the page's URL, `https://…` or `http://…`
 * @returns null for any other scheme
 */
export function chromeIntentUrl(url: string): string | null {
  const match = /^(https?):\/\/([^#]+)/.exec(url);
  if (match === null) return null;
  const [, scheme = '', rest = ''] = match;
  return `intent://${rest}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
