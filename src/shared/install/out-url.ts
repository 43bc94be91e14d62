/** The `outUrl` of login and registration (spec §7). */
import { CLICK_ID_NAMES } from '#shared/marketing/attribution.ts';
import { UTM_NAMES, type Touchpoint } from '#shared/marketing/touchpoint.ts';

export interface OutUrlContext {
  /** Origin of the app. */
  readonly origin: string;
  readonly userAgent: string;
}

const LONGEST_USER_AGENT = 400;
/** The contract's limit; what exceeds it is omitted, whole fields from the end. */
const LONGEST_OUT_URL = 4096;

/**
 * The inviter's code; with a proxy id also the referrers, the campaign, the advertising click ids, the page,
 * its referrer and the browser.
 */
export function buildOutUrl(
  touch: Touchpoint | null,
  { origin, userAgent }: OutUrlContext,
): string {
  const { outValue = '', aid, pid } = touch ?? {};
  if (touch === null || pid === undefined)
    return writeQuery([
      ['outValue', outValue],
      ['aid', aid],
    ]);
  const { installReferrer, shareReferrer, utm, clickIds } = touch;
  return writeQuery([
    ['outValue', outValue],
    ['aid', aid],
    ['pid', pid],
    ['install_referrer', installReferrer],
    ['share_referrer', shareReferrer?.toString()],
    ['page_url', origin + touch.landingPath],
    ['referrer', touch.referrerOrigin || undefined],
    ...CLICK_ID_NAMES.map((name) => [name, clickIds?.[name]] as const),
    ...UTM_NAMES.map((name) => [`utm_${name}`, utm?.[name]] as const),
    ['user_agent', userAgent.slice(0, LONGEST_USER_AGENT)],
  ]);
}

function writeQuery(fields: readonly (readonly [string, string | undefined])[]): string {
  let written = '';
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    const field = `${written === '' ? '' : '&'}${encodeURIComponent(name)}=${encodeWhole(value)}`;
    if (written.length + field.length <= LONGEST_OUT_URL) written += field;
  }
  return written;
}

/** A cut may leave half a surrogate pair, which cannot be encoded. */
const encodeWhole = (value: string): string =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''));
