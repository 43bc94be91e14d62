import {
  campaignInQuery,
  campaignSchema,
  type Campaign,
} from '#server/marketing/events/campaign.ts';
import { moment } from '#shared/wire/wire.ts';
import { readCookie, setCookie } from '#server/core/http/cookies.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import { isSpeculative } from '#server/core/http/speculative.ts';
import { readConsent } from '#server/marketing/events/consent-cookie.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const COOKIE = 'parola-campaign';
/** As long as an install may follow its landing (see `WINDOW_DAYS`); eight days are required. */
const KEEP_SECONDS = 30 * 24 * 60 * 60;
/** A browser allows 4,096 characters for the whole cookie. */
const LONGEST = 3000;

const kept = v.object({ ...campaignSchema.entries, time: moment });

/** A campaign and the time of its landing. */
export type DatedCampaign = Campaign & { time: EpochMs };

/**
 * Stores the campaign of a navigation in a cookie, for the app installed on an iPhone: it starts with empty
 * storage, but with the site's cookies. Scripts cannot read it, and it only has what the address has. The
 * service worker answers later navigations without the network; the app reads their campaigns itself. Where
 * consent is asked, only after a yes; never before somebody sees the page.
 */
export function keepCampaign(
  request: FastifyRequest,
  reply: FastifyReply,
  { now, askConsent }: { now: EpochMs; askConsent: boolean },
): void {
  if (isSpeculative(request)) return;
  if (!askConsent || readConsent(request) === 'yes') setCampaign(request, reply, now);
}

/** As `keepCampaign`, without checking consent. */
export function setCampaign(request: FastifyRequest, reply: FastifyReply, now: EpochMs): void {
  const at = request.url.indexOf('?');
  const campaign = at < 0 ? undefined : campaignInQuery(request.url.slice(at + 1));
  const value = campaign && cookieText({ ...campaign, time: now });
  if (value === undefined) return;
  writeCookie(request, reply, value, KEEP_SECONDS);
}

export const forgetCampaign = (request: FastifyRequest, reply: FastifyReply): void =>
  writeCookie(request, reply, '', 0);

const writeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  maxAgeSeconds: number,
): void =>
  setCookie(request, reply, [COOKIE, value], { maxAgeSeconds, path: '/', isHttpOnly: true });

/** Drops the longest parts where it would be too long; undefined when that is not enough. */
function cookieText(campaign: DatedCampaign): string | undefined {
  const { clickIds: _clicks, ...named } = campaign;
  const { utm: _utm, ...short } = named;
  return [campaign, named, short]
    .map((one) => Buffer.from(JSON.stringify(one)).toString('base64url'))
    .find((text) => text.length <= LONGEST);
}

/** Reads the campaign from a request's cookies; undefined for none, or one that was tampered with. */
export function readCampaignCookie(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
): DatedCampaign | undefined {
  const text = readCookie(request, COOKIE) ?? '';
  if (text === '' || text.length > LONGEST) return undefined;
  try {
    const given = parseJson(Buffer.from(text, 'base64url').toString());
    const read = v.safeParse(kept, given);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
