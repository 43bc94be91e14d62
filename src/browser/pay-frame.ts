/** The frame that holds a payment page: its permissions and its messages. */

/** Events of the framed page. `loaded`: it can be accessed, so it is of our own origin. */
export type FrameNews = 'loaded' | 'closed-to-us' | 'close' | 'paid' | 'declined' | 'spoke';

/**
 * Sandbox permissions of a payment page. It needs its own origin for a wallet's sign-in; it can neither
 * navigate the app away nor open anything without a press by the player.
 */
export const FRAME_RIGHTS =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const HINTS = ['close', 'paid', 'declined'] as const;

/**
 * Listens to a frame. No browser reports a page that refuses to be framed; only a page of our own origin can
 * be accessed once the frame has loaded.
 * @returns the unsubscribe function
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
