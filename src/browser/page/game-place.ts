/** Browser functions for the game screen. */

/** Listens to the messages of a single frame; `origin` is the sender's. */
export function watchFrameMessages(
  frame: () => HTMLIFrameElement | null,
  onMessage: (data: unknown, origin: string) => void,
): () => void {
  const listener = ({ data, origin, source }: MessageEvent<unknown>) => {
    const sender = frame()?.contentWindow;
    if (sender && source === sender) onMessage(data, origin);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Calls back when the app's own policy blocks a page in a frame. */
export function watchBlockedFrames(onBlocked: () => void): () => void {
  const listener = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') onBlocked();
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => document.removeEventListener('securitypolicyviolation', listener);
}

/** Replaces this page by another: Back skips this one. */
export const replacePage = (url: string): void => window.location.replace(url);

/** Opens a window without access to this one. The browser may block it: show a link too. */
export function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/** Calls back when the page is restored from the back/forward cache. */
export function watchRestored(onRestored: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/**
 * Returns the origin of a game's URL; null when it must not be opened: not http(s), or unencrypted while the
 * app is encrypted.
 */
export function playableOrigin(url: string): string | null {
  const { protocol, href } = window.location;
  if (!URL.canParse(url, href)) return null;
  const address = new URL(url, href);
  return address.protocol === 'https:' || (address.protocol === 'http:' && protocol === 'http:')
    ? address.origin
    : null;
}
