/** A payment page: its address, and its frame's permissions and messages. */
import { documentTheme } from './document-theme.ts';

/** Events of the framed page. `loaded`: it can be accessed, so it is of our own origin. */
export type FrameNews = 'loaded' | 'closed-to-us' | 'close' | 'paid' | 'declined' | 'spoke';

/** They can neither navigate the app away nor open anything without a press by the player. */
const FOREIGN_RIGHTS =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const isOwn = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin;

/**
 * Sandbox permissions of a payment page: its scripts, and its own origin, which it needs for a wallet's
 * sign-in. With both, a page of the app's own origin could lift its sandbox, so it has none.
 */
export const frameRights = (url: string): string | undefined =>
  isOwn(url) ? undefined : FOREIGN_RIGHTS;

/**
 * The payment page in the language and the theme of the app. Another origin's address stays as it came: its
 * query may be signed.
 * @param language a language tag, such as `th-TH`
 */
export function payAddress(url: string, language: string): string {
  if (!isOwn(url)) return url;
  const address = new URL(url, window.location.href);
  address.searchParams.set('lang', language.slice(0, 2));
  const theme = documentTheme();
  if (theme !== null) address.searchParams.set('theme', theme);
  return address.href;
}

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
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    onNews(HINTS.find((hint) => hint === typeOf(data)) ?? 'spoke');
  };
  const look = () => {
    if (isOwn(frame.src)) onNews(canLookInto(frame) ? 'loaded' : 'closed-to-us');
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
