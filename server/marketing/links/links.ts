import { oneLine } from '#server/core/http/one-line.ts';
import { dayNumber } from '#server/core/market-day.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { joinTags, LONGEST_TAG, MOST_TAGS, splitTags } from '#server/marketing/links/link-tags.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Words of a link that its address carries. */
export const LINK_WORDS = ['source', 'medium', 'campaign', 'content', 'term', 'referrer'] as const;
type LinkWord = (typeof LINK_WORDS)[number];

/** A link as a marketer enters it. */
export interface LinkDraft extends Record<LinkWord, string> {
  /** Of the short address: `/l/<name>`. */
  name: string;
  /** Target path in the app, with its query. */
  path: string;
  /** Of the card that messengers show; '' for the app's own. */
  title: string;
  description: string;
  /** The last day on which it is meant to be used, e.g. `2026-11-30`; '' without an end. */
  endsOn: string;
  /** At most `MOST_TAGS`, separated by commas; '' without. */
  tags: string;
}

export interface Link extends LinkDraft {
  id: number;
  createdAt: EpochMs;
  createdBy: string;
  isArchived: boolean;
}

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
export const LONGEST_NAME = 60;
/** Of a wrong day, in a problem. */
const QUOTED = 40;
const LONGEST_WORD = 100;
const LONGEST_CARD = 200;
const LONGEST_PATH = 300;
/** All of a link, with what separates them. */
const LONGEST_TAGS = 1000;

/** Stands in for the platform's own, which a path does not name. */
const ANY_ORIGIN = 'https://app.invalid';

/** The address parameter of each word. */
const PARAMETERS: Readonly<Record<LinkWord, string>> = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  referrer: 'install_referrer',
};

/** Parses a form. @throws BadRequest that names the first field with a problem */
export function readLink(given: Readonly<Record<string, string>>): LinkDraft {
  const { draft, problems } = parseLink(given);
  if (problems[0] !== undefined) throw new BadRequest(problems[0]);
  return draft;
}

/** Parses the fields of a link. @returns a draft that is valid when there are no problems */
export function parseLink(given: Readonly<Record<string, string>>): {
  draft: LinkDraft;
  problems: string[];
} {
  const problems: string[] = [];
  const wrong = (problem: string): void => void problems.push(problem);
  const textOf = (field: string, longest: number): string => {
    const text = oneLine(given[field] ?? '');
    if (text.length <= longest) return text;
    wrong(`${field} may have ${longest} characters`);
    return text.slice(0, longest);
  };
  const name = textOf('name', LONGEST_NAME).toLowerCase();
  if (!NAME.test(name)) {
    wrong('name: 1 to 60 lower-case letters, digits and dashes, such as "tiktok-november"');
  }
  const path = textOf('path', LONGEST_PATH) || '/';
  const isInside = /^\/(?![/\\])/.test(path) && new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN;
  if (!isInside || path.includes('#')) {
    wrong('path must be an address inside the app, such as /lobby/activity');
  }
  const words = Object.fromEntries(
    LINK_WORDS.map((word) => [word, textOf(word, LONGEST_WORD)]),
  ) as Record<LinkWord, string>;
  if (words.source === '' && words.referrer === '') {
    wrong('source (or referrer) says where the link will stand; fill one of them in');
  }
  const endsOn = oneLine(given['endsOn'] ?? '');
  if (endsOn !== '' && dayNumber(endsOn) === undefined) {
    wrong(`endsOn must be a day like 2026-11-21, not "${endsOn.slice(0, QUOTED)}"`);
  }
  if (words.campaign === '') wrong('campaign is empty');
  const [title, description] = [textOf('title', LONGEST_CARD), textOf('description', LONGEST_CARD)];
  const tags = splitTags(textOf('tags', LONGEST_TAGS));
  if (tags.length > MOST_TAGS) wrong(`tags: a link may have ${MOST_TAGS} tags`);
  for (const tag of tags) {
    if (tag.length <= LONGEST_TAG) continue;
    wrong(`tags: "${tag.slice(0, LONGEST_TAG)}…" has more than ${LONGEST_TAG} characters`);
  }
  const draft = { name, path, ...words, title, description, endsOn, tags: joinTags(tags) };
  return { draft, problems };
}

/**
 * Reads what stands below `/l/` as people pass addresses on: in capitals, with a slash, the end of a sentence or a
 * bracket after it, and with a query whose question mark was lost or encoded.
 */
export function readShortAddress(path: string): { name: string; query: string } {
  const at = path.search(/[?&#]/);
  const word = at < 0 ? path : path.slice(0, at);
  const name = word.normalize('NFKC').toLowerCase();
  return {
    name: name.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''),
    query: at < 0 ? '' : path.slice(at + 1),
  };
}

/**
 * Returns the address in the app that a link leads to, percent-encoded as a `location` header must be.
 * @param more query of the short address, such as a network's click id: it is passed on, but overrides
 * nothing of the link
 */
export function linkTarget(link: LinkDraft, more = new URLSearchParams()): string {
  const { pathname, search } = new URL(link.path, ANY_ORIGIN);
  const parameters = new URLSearchParams(search);
  for (const word of LINK_WORDS) {
    if (link[word] !== '') parameters.set(PARAMETERS[word], link[word]);
  }
  parameters.set('link', link.name);
  for (const [name, value] of more) if (!parameters.has(name)) parameters.append(name, value);
  // Of `/..//host` remains `//host`, which would lead away.
  return `${pathname.replace(/^\/+/, '/')}?${parameters.toString()}`;
}
