import { oneLine } from '#server/core/http/one-line.ts';
import { WINDOWS, type WindowDays } from '#server/marketing/events/funnel.ts';
import { POSTBACK_EVENTS, type PostbackEvent } from '#server/marketing/postbacks/events.ts';
import {
  usesSecret,
  fillBody,
  fillUrl,
  SAMPLE,
  unknownMacros,
} from '#server/marketing/postbacks/macros.ts';
import { networkProblem } from '#server/core/outbound/networks.ts';
import { BadRequest } from '#server/core/http/refusal.ts';

export const POSTBACK_METHODS = ['GET', 'POST'] as const;

/** A rule as a marketer enters it, without its secret. */
export interface RuleDraft {
  name: string;
  /** '' for any. */
  source: string;
  campaign: string;
  windowDays: WindowDays;
  /** The events to send, each with the value of `{event}`. */
  events: Readonly<Partial<Record<PostbackEvent, string>>>;
  method: (typeof POSTBACK_METHODS)[number];
  /** Template of the address. */
  url: string;
  /** Template of the JSON that a POST carries; '' for none. */
  body: string;
  /** `Name: value`, or ''. */
  header: string;
  /** Undefined for any of 200 to 299. */
  expectedStatus: number | undefined;
  /** Addresses and networks that the receiver may have; empty for any public one. */
  networks: readonly string[];
}

type Filled = Readonly<Record<string, string>>;

const LONGEST_NAME = 100;
const LONGEST_WORD = 200;
const LONGEST_URL = 1000;
const LONGEST_BODY = 4000;
const LONGEST_HEADER = 400;
const LONGEST_SECRET = 200;
const MOST_NETWORKS = 50;

/** Headers that belong to the connection, or to us. */
const RESERVED =
  /^(?:host|connection|content-.*|transfer-encoding|upgrade|te|trailer|expect|x-parola-.*)$/i;

interface Limits {
  /** See `maySendTo`. */
  mayCallUrl: (url: string) => boolean;
  hasSecret: boolean;
}

/** The form fields of an event. */
export const eventField = (event: PostbackEvent) => `send_${event}`;
export const eventNameField = (event: PostbackEvent) => `name_${event}`;

/** Parses a form. @throws BadRequest that names the field */
export function readRule(given: Filled, limits: Limits): RuleDraft {
  const word = (field: string, longest: number): string =>
    noLonger(field, oneLine(given[field] ?? ''), longest);
  const name = word('name', LONGEST_NAME);
  if (name === '') throw new BadRequest('name is empty');
  const method = POSTBACK_METHODS.find((one) => one === given['method']);
  if (!method) throw new BadRequest('method must be GET or POST');
  const windowDays = WINDOWS.find((days) => String(days) === given['windowDays']);
  if (windowDays === undefined) throw new BadRequest('window must be 1, 7 or 30 days');
  const draft: RuleDraft = {
    name,
    source: word('source', LONGEST_WORD),
    campaign: word('campaign', LONGEST_WORD),
    windowDays,
    events: readEvents(given),
    method,
    url: readUrl(word('url', LONGEST_URL), limits),
    body: method === 'POST' ? readBody(given['body'] ?? '') : '',
    header: readHeader(word('header', LONGEST_HEADER)),
    expectedStatus: readStatus(word('expectedStatus', 10)),
    networks: readNetworks(given['networks'] ?? ''),
  };
  const isSecret = [draft.url, draft.body, draft.header].some(usesSecret);
  if (isSecret && !limits.hasSecret) {
    throw new BadRequest('the rule asks for {secret}, and there is none: fill the secret in');
  }
  return draft;
}

/** Parses the secret of a form; undefined leaves the stored one. @throws BadRequest */
export function readSecret({ secret = '', noSecret }: Filled): string | undefined {
  if (noSecret === 'yes') return '';
  const clean = secret.trim();
  if (/[^\x21-\x7E]/.test(clean)) {
    throw new BadRequest('secret may have letters, digits and signs of ASCII, without spaces');
  }
  return clean === '' ? undefined : noLonger('secret', clean, LONGEST_SECRET);
}

/**
 * The stored secret is never sent where its owner did not send it: a change of the host, or of a template with
 * `{secret}`, asks for it again.
 * @throws BadRequest
 */
export function requireSecretAgain(
  before: RuleDraft & { secret: string },
  draft: RuleDraft,
  given: string | undefined,
): void {
  if (given !== undefined || before.secret === '') return;
  const isMoved =
    originOf(draft) !== originOf(before) ||
    (['url', 'body', 'header'] as const).some(
      (part) => usesSecret(draft[part]) && draft[part] !== before[part],
    );
  if (!isMoved) return;
  throw new BadRequest(
    'the host changed, or a text with {secret}: fill the secret in again, or remove it',
  );
}

const originOf = ({ url }: Pick<RuleDraft, 'url'>): string =>
  new URL(fillUrl(url, SAMPLE, 'secret')).origin;

function noLonger(field: string, text: string, longest: number): string {
  if (text.length > longest) throw new BadRequest(`${field} may have ${longest} characters`);
  return text;
}

function readEvents(given: Filled): RuleDraft['events'] {
  const wanted = POSTBACK_EVENTS.filter((event) => given[eventField(event)] === 'yes');
  if (wanted.length === 0) throw new BadRequest('choose at least one event');
  return Object.fromEntries(
    wanted.map((event) => {
      const name = oneLine(given[eventNameField(event)] ?? '') || event;
      return [event, noLonger(`name of ${event}`, name, LONGEST_NAME)];
    }),
  );
}

function readUrl(url: string, { mayCallUrl }: Limits): string {
  refuseUnknown('address', url);
  if (!/^https?:\/\/[^/?#{}\s]+[/?]\S*$/.test(`${url}/`) || url.includes('#')) {
    throw new BadRequest(
      'address must begin with https:// and a host, with macros after the host alone',
    );
  }
  const filled = fillUrl(url, SAMPLE, 'secret');
  if (URL.canParse(filled) && new URL(filled).hostname.endsWith('.example')) {
    throw new BadRequest('address: put the receiver’s own host in place of the example');
  }
  if (!mayCallUrl(filled)) {
    throw new BadRequest(
      'address must be HTTPS and on the open Internet, without a name and password in it',
    );
  }
  return url;
}

function readBody(body: string): string {
  const text = noLonger('body', body.trim(), LONGEST_BODY);
  if (text === '') return '';
  refuseUnknown('body', text);
  try {
    JSON.parse(fillBody(text, { ...SAMPLE, event: 'x', event_id: 'x', currency: 'x' }, 'x'));
  } catch (error) {
    throw new BadRequest(
      `body is no JSON (${(error as Error).message}); macros of text stand in quotes`,
    );
  }
  return text;
}

function readHeader(header: string): string {
  if (header === '') return '';
  const [, name = ''] = /^([A-Za-z][A-Za-z0-9-]*): *([\x20-\x7E]+)$/.exec(header) ?? [];
  if (name === '') throw new BadRequest('header must be like "Access-Token: {secret}"');
  if (RESERVED.test(name)) throw new BadRequest(`header: ${name} is set by the platform`);
  const others = unknownMacros(header);
  if (others.length > 0 || header.replaceAll('{secret}', '').includes('{')) {
    throw new BadRequest('header: {secret} is the only macro of a header');
  }
  return header;
}

function readStatus(text: string): number | undefined {
  if (text === '') return undefined;
  const status = Number(text);
  if (!Number.isInteger(status) || status < 200 || status > 299) {
    throw new BadRequest('expected status must be 200 to 299, or empty for any of them');
  }
  return status;
}

function readNetworks(text: string): string[] {
  const networks = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (networks.length > MOST_NETWORKS) {
    throw new BadRequest(`there may be ${MOST_NETWORKS} allowed addresses`);
  }
  const problem = networks.map(networkProblem).find((one) => one !== undefined);
  if (problem !== undefined) throw new BadRequest(problem);
  return networks;
}

function refuseUnknown(field: string, template: string): void {
  const [unknown] = unknownMacros(template);
  if (unknown !== undefined) throw new BadRequest(`${field}: there is no macro {${unknown}}`);
}
