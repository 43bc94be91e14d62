/** The bracket of a phone's user agent that names system and model, unless something else speaks in it. */
export const SYSTEM_COMMENT =
  /\((?:Linux;|\d+\/\d)(?![^()]*(?:compatible|http|-google|bot\/))[^()]*(?:\([^()]*\)[^()]*)?\)/gi;

const COMMENTS = /\([^()]*\)/g;

/** What plain Chrome, Chromium and Safari call themselves, and words that distributors add to it. */
const PLAIN_NAMES =
  /\b(?:Mozilla|AppleWebKit|Chrome|Chromium|Mobile|Safari|Version|Ubuntu|Debian|Raspbian|gzip|KHTML|Gecko)(?:\/[\w.+-]*)?/gi;

/**
 * Whatever else the user agent says outside of its brackets, but for the system (which a careless tool may have
 * stripped of its own): the names of browsers and apps that build on another's engine.
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

/** Whether {@link foreignWordsOf} holds a name. */
export function hasForeignName(ua: string): boolean {
  return /[a-z]{2}/i.test(foreignWordsOf(ua));
}
