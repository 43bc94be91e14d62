/** What a game's page needs of the page around it. */

/** Listens to messages of one frame alone; `origin` is the sender's. */
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

/** Calls back when the app's own policy keeps a page out of a frame. */
export function watchBlockedFrames(onBlocked: () => void): () => void {
  const listener = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') onBlocked();
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => document.removeEventListener('securitypolicyviolation', listener);
}

/** Goes to another page in the place of this one: the way back leads past it. */
export const replacePage = (url: string): void => window.location.replace(url);

/** Opens a window that knows nothing of this one. A browser may keep it away: offer a link too. */
export function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/** Calls back when the page is shown again as it was left, from the browser's memory. */
export function watchRestored(onRestored: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/**
 * The origin of a game's address; null when it is none that may be opened: not of the web, or
 * without encryption where the app has it.
 */
export function playableOrigin(url: string): string | null {
  const { protocol, href } = window.location;
  if (!URL.canParse(url, href)) return null;
  const address = new URL(url, href);
  return address.protocol === 'https:' || (address.protocol === 'http:' && protocol === 'http:')
    ? address.origin
    : null;
}
