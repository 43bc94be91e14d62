/** The frame that holds a payment page: what it may do, and what is heard from it. */

/** What the page in the frame tells. `loaded`: it is there and can be looked into, so it is our own. */
export type FrameNews = 'loaded' | 'closed-to-us' | 'close' | 'paid' | 'declined' | 'spoke';

/**
 * What a payment page may do. It keeps its own origin, which a wallet's sign-in needs; it can neither
 * lead the app away nor open anything without the player's own press.
 */
export const FRAME_RIGHTS =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const HINTS = ['close', 'paid', 'declined'] as const;

/**
 * Listens to a frame. A page that refuses to be framed is silent, and no browser tells that it refused;
 * what is known is whether a page of this very site could be looked into once the frame has loaded.
 * @returns the unsubscribe call
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  onNews: (news: FrameNews) => void,
): () => void {
  const isOwn = new URL(frame.src, window.location.href).origin === window.location.origin;
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    onNews(HINTS.find((hint) => hint === typeOf(data)) ?? 'spoke');
  };
  const look = () => {
    if (isOwn) onNews(canLookInto(frame) ? 'loaded' : 'closed-to-us');
  };
  window.addEventListener('message', hear);
  frame.addEventListener('load', look);
  return () => {
    window.removeEventListener('message', hear);
    frame.removeEventListener('load', look);
  };
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

function canLookInto(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument !== null;
  } catch {
    return false;
  }
}
