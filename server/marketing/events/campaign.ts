import { attribution, type Attribution } from '#shared/marketing/contract.ts';
import { CLICK_ID_NAMES } from '#shared/marketing/attribution.ts';
import {
  DEFAULT_INSTALL_REFERRER,
  isCampaign,
  readTouchpoint,
} from '#shared/marketing/touchpoint.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import * as v from 'valibot';

const { installReferrer, shareReferrer, outValue, aid, pid, utm, clickIds, link } =
  attribution.entries;

/** The stored campaign: the part of an attribution that an address can carry. */
export const campaignSchema = v.object({
  installReferrer: v.optional(installReferrer, DEFAULT_INSTALL_REFERRER),
  shareReferrer,
  outValue,
  aid,
  pid,
  utm,
  clickIds,
  link,
});

export type Campaign = v.InferOutput<typeof campaignSchema>;

export const NO_CAMPAIGN: Campaign = { installReferrer: DEFAULT_INSTALL_REFERRER };

/** True when a campaign or a person referred the visitor; otherwise only the default is set. */
export function isNamed(given: Campaign): boolean {
  const { utm: named = {}, clickIds: clicks = {} } = given;
  const isReferred =
    given.installReferrer !== '' && given.installReferrer !== DEFAULT_INSTALL_REFERRER;
  const parts = [
    given.outValue,
    given.aid,
    given.pid,
    ...Object.values(named),
    ...Object.values(clicks),
  ];
  return (
    isReferred ||
    given.shareReferrer !== undefined ||
    parts.some((part) => part !== undefined && part !== '')
  );
}

/** Returns the campaign of an attribution, without the fields of the landing. */
export const campaignOf = (given: Attribution): Campaign => v.parse(campaignSchema, given);

/** Parses the campaign in a query, as the app does; undefined when it has none. */
export function campaignInQuery(query: string): Campaign | undefined {
  const touch = readTouchpoint({ query, path: '/', referrer: '' }, [], 0);
  return isCampaign(touch) ? v.parse(campaignSchema, touch) : undefined;
}

/** Builds the query that `campaignInQuery` parses. */
export function campaignQuery(campaign: Campaign): URLSearchParams {
  const { installReferrer: referrer, utm: named = {}, clickIds: clicks = {} } = campaign;
  const {
    shareReferrer: share,
    outValue: value,
    aid: inviter,
    pid: proxy,
    link: linkName,
  } = campaign;
  const fields: [string, string | number | undefined][] = [
    ['install_referrer', referrer === DEFAULT_INSTALL_REFERRER ? undefined : referrer],
    ['share_referrer', share],
    ['outValue', value],
    ['aid', inviter],
    ['pid', proxy],
    ['link', linkName],
    ...Object.entries(named).map(([name, text]) => [`utm_${name}`, text] as [string, string]),
    ...CLICK_ID_NAMES.map((name) => [name, clicks[name]] as [string, string | undefined]),
  ];
  const query = new URLSearchParams();
  for (const [name, text] of fields) {
    if (text !== undefined && text !== '') query.set(name, String(text));
  }
  return query;
}

/** The two words that are stored with an event. */
export const wordsOf = (campaign: Campaign) => ({
  referrer: referrerOf(campaign),
  campaign: oneLine(campaign.utm?.campaign ?? ''),
});

/** Returns the `install_referrer`; falls back to the source where the address has none. */
export function referrerOf({ installReferrer: referrer, utm: named }: Campaign): string {
  const isDefault = referrer === '' || referrer === DEFAULT_INSTALL_REFERRER;
  const source = named?.source?.trim() ?? '';
  return oneLine(isDefault && source !== '' ? source : referrer || DEFAULT_INSTALL_REFERRER);
}
