/** One arrival of a visitor, and the campaign in its URL (spec §7, `outUrl`). */
import { fieldsOf } from '#shared/lobby/search-params.ts';
import { cutText } from '#shared/text/characters.ts';
import { CLICK_ID_NAMES, type ClickIdName } from './attribution.ts';

/** Referrer of an install when the URL named none (spec §9). */
export const DEFAULT_INSTALL_REFERRER = 'web';

export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];

/** The stored fields of an arrival. Every text is bounded; nothing in it could be personal. */
export interface Touchpoint {
  /** Epoch ms. */
  readonly time: number;
  readonly installReferrer: string;
  /** Text variant of the shared link (spec §9). */
  readonly shareReferrer?: 1 | 2;
  /** The inviter's code. */
  readonly outValue?: string;
  /** The inviter's player id. */
  readonly aid?: string;
  /** The proxy that sent the visitor. */
  readonly pid?: string;
  readonly utm?: { readonly [Name in UtmName]?: string | undefined };
  readonly clickIds?: Readonly<Partial<Record<ClickIdName, string>>>;
  /** Short name of the operator's link; never without a campaign. */
  readonly link?: string;
  /** A route of the app; `/` for any other path. */
  readonly landingPath: string;
  /** Origin of the referrer, or ''. */
  readonly referrerOrigin: string;
}

/** The URL that a page was opened with, in the parts that a touchpoint is read from. */
export interface OpenedAddress {
  /** With or without `?`. */
  readonly query: string;
  readonly path: string;
  /** `document.referrer`. */
  readonly referrer: string;
}

const LONGEST_VALUE = 200;

/**
 * Parses a URL's campaign fields. Only allow-listed names are read; a value that looks like an e-mail
 * address, a URL, a phone number or a token is dropped even under such a name.
 * @param routes the paths that may be reported; any other could identify a person
 * @param time epoch ms
 */
export function readTouchpoint(
  opened: OpenedAddress,
  routes: readonly string[],
  time: number,
): Touchpoint {
  const fields = readQuery(opened.query);
  const read = (name: string) => cleanValue(fields.get(name));
  const utm = group(UTM_NAMES, (name) => read(`utm_${name}`));
  const clickIds = group(CLICK_ID_NAMES, read);
  const shareReferrer = SHARE_REFERRERS[read('share_referrer') ?? ''];
  return {
    time,
    installReferrer: read('install_referrer') ?? DEFAULT_INSTALL_REFERRER,
    ...(shareReferrer && { shareReferrer }),
    ...group(['outValue', 'aid', 'pid', 'link'] as const, read),
    ...(Object.keys(utm).length > 0 && { utm }),
    ...(Object.keys(clickIds).length > 0 && { clickIds }),
    landingPath: routeOf(opened.path, routes),
    referrerOrigin: originOf(opened.referrer),
  };
}

const SHARE_REFERRERS: Readonly<Record<string, 1 | 2>> = { 1: 1, 2: 2 };

/** True when an arrival named its origin in any way, apart from the referrer. */
export function isCampaign(touch: Touchpoint): boolean {
  const { installReferrer, shareReferrer, outValue, aid, pid, utm, clickIds } = touch;
  if (installReferrer !== DEFAULT_INSTALL_REFERRER) return true;
  return [shareReferrer, outValue, aid, pid, utm, clickIds].some((part) => part !== undefined);
}

/** The inviter only, without the campaign. */
export const invitationOf = ({ time, outValue, aid }: Touchpoint): Touchpoint => ({
  time,
  installReferrer: DEFAULT_INSTALL_REFERRER,
  ...(outValue !== undefined && { outValue }),
  ...(aid !== undefined && { aid }),
  landingPath: '/',
  referrerOrigin: '',
});

/**
 * What opened the app, by the tag in the app's own URLs: `pwa`, `a2hs`, `push`, `shortcut-deposit`. Undefined
 * when the URL has none, or one that is not a tag.
 */
export function sourceOf(query: string): string | undefined {
  const source = readQuery(query).get('source');
  return source !== undefined && /^[a-z0-9-]{1,40}$/.test(source) ? source : undefined;
}

/** True for a launch from the device: home screen, shortcut, notification. */
export const isLaunch = (source: string | undefined): boolean =>
  /^(?:pwa|a2hs|push|shortcut)(?:-|$)/.test(source ?? '');

function group<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string | undefined,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Removes half surrogate pairs and control characters, which no campaign name has. */
function cleanValue(value: string | undefined): string | undefined {
  const clean = cutText(value ?? '', LONGEST_VALUE)
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();
  return clean === '' || looksPersonal(clean) ? undefined : clean;
}

const PERSONAL = [
  /\S@\S/,
  /:\/\//,
  // A phone number of these markets, or any with a + or a leading 0.
  /^(?:[+0]\d{8,14}|639\d{9}|66[689]\d{8})$/,
  // A signed token.
  /^ey[\w-]+\.[\w-]+\./,
];

function looksPersonal(value: string): boolean {
  const packed = value.replaceAll(/[\s().-]/g, '');
  return PERSONAL.some((pattern) => pattern.test(value) || pattern.test(packed));
}

function routeOf(path: string, routes: readonly string[]): string {
  const plain = path.replace(/\/$/, '');
  return plain !== '' && routes.includes(plain) ? plain : '/';
}

/** Scheme and host, without credentials. */
function originOf(url: string): string {
  const [, scheme, host] = /^(https?:\/\/)(?:[^/?#\s]*@)?([^/?#@\s]+)/i.exec(url) ?? [];
  const origin = `${scheme ?? ''}${host ?? ''}`;
  return origin.length > LONGEST_VALUE ? '' : origin;
}

/** Parses a query; the first of repeated fields counts. */
const readQuery = (query: string): ReadonlyMap<string, string> =>
  new Map(fieldsOf(query).toReversed());
