/** The parenthesised part of a phone's user agent with system and model, unless it names another program. */
export const SYSTEM_COMMENT =
  /\((?:Linux;|\d+\/\d)(?![^()]*(?:compatible|http|-google|bot\/))[^()]*(?:\([^()]*\)[^()]*)?\)/gi;

const COMMENTS = /\([^()]*\)/g;

/** Tokens of plain Chrome, Chromium and Safari, and words that distributors add. */
const PLAIN_NAMES =
  /\b(?:Mozilla|AppleWebKit|Chrome|Chromium|Mobile|Safari|Version|Ubuntu|Debian|Raspbian|gzip|KHTML|Gecko)(?:\/[\w.+-]*)?/gi;

/**
 * The remaining words of a user agent outside its parentheses, without the system (whose parentheses a
 * careless tool may have removed): the names of browsers and apps built on another engine.
 */
export function foreignWordsOf(ua: string): string {
  const engineAt = ua.search(/AppleWebKit/i);
  const names =
    engineAt < 0 ? ua : `${ua.slice(0, ua.search(/Mozilla|AppleWebKit/i))} ${ua.slice(engineAt)}`;
  return names
    .replace(COMMENTS, ' ')
    .replace(COMMENTS, ' ')
    .replace(/KHTML, like Gecko/gi, ' ')
    .replace(PLAIN_NAMES, ' ')
    .trim();
}

/** True when {@link foreignWordsOf} contains a name. */
export function hasForeignName(ua: string): boolean {
  return /[a-z]{2}/i.test(foreignWordsOf(ua));
}
