/**
 * What is only known at the very start of a page: the address and referrer that it was opened with,
 * and the browser's install events, which may come before the app's own script. The boot script keeps
 * them on the window; whoever reads first keeps them otherwise.
 */

/** Chromium's one-shot offer to install; no type library has it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** A call under way, see `early-call.ts`. */
interface EarlyCall {
  readonly url: string;
  readonly key: string;
  readonly abort: (reason: unknown) => void;
  readonly answer: Promise<Response>;
}

export interface EarlyRecord {
  /** The full address that the page was opened with, before the router rewrites it. */
  readonly landingUrl: string;
  /** `document.referrer`: the page or Android app that led here; empty when there is none. */
  readonly referrer: string;
  /** The browser's unused offer to install; null when it made none, or it was taken. */
  installEvent: InstallPromptEvent | null;
  /** Whether the browser said that the app was installed, and nobody has taken it in yet. */
  isInstalled: boolean;
  /** Called after either of the two changed; the install controller sets it. */
  onChange: (() => void) | null;
  /** The call that the boot script sent; null when there is none, or its answer was taken. */
  call: EarlyCall | null;
}

declare global {
  interface Window {
    parolaEarly?: EarlyRecord;
  }
}

/** The record of this page; made now where no boot script has run. */
export function readEarlyRecord(): EarlyRecord {
  window.parolaEarly ??= keepEarlyRecord();
  return window.parolaEarly;
}

function keepEarlyRecord(): EarlyRecord {
  const record: EarlyRecord = {
    landingUrl: window.location.href,
    referrer: document.referrer,
    installEvent: null,
    isInstalled: false,
    onChange: null,
    call: null,
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows a bar of its own at a moment of its choice.
    event.preventDefault();
    record.installEvent = event as InstallPromptEvent;
    record.onChange?.();
  });
  window.addEventListener('appinstalled', () => {
    record.installEvent = null;
    record.isInstalled = true;
    record.onChange?.();
  });
  return record;
}
