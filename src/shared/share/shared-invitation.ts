/** An invitation in what another app shares with this one (`share_target` of the manifest). */
import { textIn } from '#shared/lobby/param-values.ts';
import { fieldsOf, type SearchParams } from '#shared/lobby/search-params.ts';

export interface SharedInvitation {
  /** The inviter's code. */
  readonly outValue: string;
  /** The inviter's player id. */
  readonly aid?: string;
}

/** What a share contains, as the manifest names it. */
export interface SharedText {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

/** Longer texts are no invitation. */
const LONGEST = 2_000;

/** The characters of a link: Thai may follow one without a space. */
const LINK = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%\\]+/gi;
const CODE = /^[A-Za-z0-9]{1,32}$/;
/** A word alone is a code only with a digit: a shared "hello" is none. */
const BARE_CODE = /^(?=.*\d)[A-Za-z0-9]{4,32}$/;

export const readSharedText = (search: SearchParams): SharedText => {
  const [title, text, url] = [search['title'], search['text'], search['url']].map(textIn);
  return {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(url !== undefined && { url }),
  };
};

/**
 * Finds the inviter: in the first link of the app itself that names one, else in a text that is a code. Links of
 * other sites count for nothing, and no link is ever opened.
 * @param origins of the app and of its shared links
 */
export function findInvitation(
  { title = '', text = '', url = '' }: SharedText,
  origins: readonly string[],
): SharedInvitation | null {
  const texts = [url, text, title].map((one) => one.slice(0, LONGEST).trim());
  const links = texts.flatMap((one) => one.match(LINK) ?? []);
  const invitations = links.flatMap((link) => invitationIn(link, origins) ?? []);
  const bare = texts.find((one) => BARE_CODE.test(one));
  return invitations[0] ?? (bare === undefined ? null : { outValue: bare });
}

function invitationIn(link: string, origins: readonly string[]): SharedInvitation | null {
  const [, origin = '', query = ''] = /^([^/]+\/\/[^/?#]+)[^?#]*\??([^#]*)/.exec(link) ?? [];
  if (!origins.includes(origin.toLowerCase())) return null;
  const fields = new Map(fieldsOf(query).toReversed());
  // The end of a sentence that the link was copied with.
  const read = (name: string) => (fields.get(name) ?? '').replace(/[^A-Za-z0-9]+$/, '');
  const [outValue, aid] = [read('outValue'), read('aid')];
  if (!CODE.test(outValue)) return null;
  return { outValue, ...(CODE.test(aid) && { aid }) };
}
