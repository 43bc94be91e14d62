/** Marketing reports: where an install came from, and how far it got (contract, attribution). */
import { CLICK_ID_NAMES, UA_CLASSES } from '#shared/marketing/attribution.ts';
import { INSTALL_EVENT_NAMES } from '#shared/marketing/install-event.ts';
import { base, count, moment, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const short = v.pipe(text, v.maxLength(200));

const utm = v.object({
  source: short,
  medium: short,
  campaign: short,
  term: short,
  content: short,
});

/** Never contains a full URL, token, name or phone number. */
export const attribution = v.object({
  /** `web` when the URL named none (spec §9). */
  installReferrer: short,
  shareReferrer: v.exactOptional(v.picklist([1, 2])),
  outValue: v.exactOptional(short),
  aid: v.exactOptional(short),
  pid: v.exactOptional(short),
  utm: v.exactOptional(v.partial(utm)),
  clickIds: v.exactOptional(v.record(v.picklist(CLICK_ID_NAMES), short)),
  /** Short name of the operator's link. */
  link: v.exactOptional(short),
  /** Path of the landing URL, without its query. */
  landingPath: v.pipe(text, v.maxLength(200), v.regex(/^\/[^?#]*$/, 'a path without query')),
  /** Origin of the referrer, or ''. */
  referrerOrigin: v.pipe(
    text,
    v.maxLength(200),
    v.regex(/^(?:https?:\/\/[^/?#\s]+)?$/, 'an origin'),
  ),
  uaClass: v.picklist(UA_CLASSES),
  firstTouch: moment,
  lastTouch: moment,
});

export const installEvent = v.object({
  /** Sequence number on each device, from 1; unique together with `installId`. */
  seq: v.pipe(count, v.minValue(1)),
  name: v.picklist(INSTALL_EVENT_NAMES),
  time: moment,
  listVersion: v.exactOptional(v.pipe(text, v.maxLength(60))),
  /** What opened the app: `pwa`, `a2hs`, `push`, `shortcut-deposit` … */
  source: v.exactOptional(v.pipe(text, v.maxLength(40), v.regex(/^[a-z0-9-]*$/, 'a source tag'))),
  /** On the first event of a batch. */
  attribution: v.exactOptional(attribution),
});

export const installEventsRequest = {
  /** A random id of this installation, created at the first landing. */
  installId: v.pipe(text, v.uuid()),
  events: v.pipe(v.array(installEvent), v.minLength(1), v.maxLength(50)),
};

/** How many were new: a repeated event is not counted again. */
const installEventsAccepted = v.object({ accepted: count });

export type Attribution = v.InferOutput<typeof attribution>;
export type InstallEvent = v.InferOutput<typeof installEvent>;

export const marketingEndpoints = {
  installEvents: {
    path: '/app/v1/installEvents',
    access: 'anonymous',
    request: v.object({ ...base, ...installEventsRequest }),
    response: installEventsAccepted,
    isReport: true,
  },
} as const;
