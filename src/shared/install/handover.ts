/** The tag of an address that one browser or app hands over to another, so that both visits are one path. */
import { CLIENT_BROWSERS, IN_APP_HOSTS, type ClientClass } from '#shared/install/client.ts';

/** What handed over: an app with a web view, or a browser. */
export const HANDOVERS = [...IN_APP_HOSTS, ...CLIENT_BROWSERS] as const;

const TAG = 'handover-';

/**
 * The address to open in another browser. Its campaign stays as it is; `source` names the app or browser of now.
 * @param url a complete address
 */
export function handoverAddress(
  url: string,
  { inApp, browser }: Pick<ClientClass, 'inApp' | 'browser'>,
): string {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const others = query.split('&').filter((field) => field !== '' && !field.startsWith('source='));
  return `${page}?${[...others, `source=${TAG}${inApp ?? browser}`].join('&')}${fragment}`;
}

/** What handed over, by the `source` of an event; '' for nothing that is known. */
export function handoverOf(source: string | undefined): string {
  const word = source?.startsWith(TAG) ? source.slice(TAG.length) : '';
  return HANDOVERS.find((known) => known === word) ?? '';
}
