/** The only place that fetches icons. */
import { timeLimit } from './time-limit.ts';
import { hasContent, isFile } from '#sw/file-check.ts';
import type { FetchIcon } from './ports.ts';

/** A slower connection counts as none, in ms. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * Always with CORS, like the pages' images: both share the browser's cache, and an opaque response would cost
 * megabytes of quota. Refuses anything that is not an image, since a captive portal answers every request
 * with its page.
 */
export const fetchIcon: FetchIcon = async (url, { isFresh, isAhead }) => {
  try {
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'same-origin',
      cache: isFresh ? 'reload' : 'default',
      priority: isAhead ? 'low' : 'auto',
      signal: timeLimit(GIVE_UP_AFTER_MS),
    });
    if (answer.status !== 200) return { kind: 'refused', status: answer.status };
    const icon = await answer.blob();
    const isSound = isFile(url, answer) && (await hasContent(icon.type, icon));
    return isSound ? { kind: 'icon', icon } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
};
