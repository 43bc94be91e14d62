/** The strip above the lobby's header: the download banner, shown until the lobby is first left in a visit. */
import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from '#browser/storage/key-value.ts';
import { pageTop, scrollPageTo } from './page.ts';

const strip = (): HTMLElement | null => document.querySelector('[data-strip]');

/** False once it was taken away. */
export const isStripShown = (): boolean => (strip()?.offsetHeight ?? 0) > 0;

/**
 * Call it when the lobby is left. A strip above the view is taken away at once: nothing in view moves, and the
 * scroll position to return to is one without it. A strip in view goes with the lobby.
 */
export function leaveStrip(): void {
  const element = strip();
  if (element === null) return;
  sessionArea.write(sessionKeys.downloadBannerSeen, '1');
  const top = pageTop() - element.offsetHeight;
  if (top < 0) return;
  element.style.display = 'none';
  // Absolute: a browser that anchors the scroll position has moved it already.
  scrollPageTo(top);
}
