/** The one place where icons are asked for. */
import { hasContent, isFile } from '#sw/file-check.ts';
import type { FetchIcon } from './ports.ts';

/** A connection that takes longer is none, in milliseconds. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * With CORS always, as the pages' images do: the two share the browser's cache, and an opaque
 * answer, which would cost megabytes of quota, cannot come. What is no image is refused: a captive
 * portal answers everything with its page.
 */
export const fetchIcon: FetchIcon = async (url, isFresh) => {
  try {
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'same-origin',
      cache: isFresh ? 'reload' : 'default',
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    if (answer.status !== 200) return { kind: 'refused', status: answer.status };
    const icon = await answer.blob();
    const isSound = isFile(url, answer) && (await hasContent(icon.type, icon));
    return isSound ? { kind: 'icon', icon } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
};
