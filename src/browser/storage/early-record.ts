/**
 * Facts known only at the start of a page: its address and referrer, and the browser's install events, which
 * may come before the app's own script. The boot script records them on the window; without it, the first
 * reader does.
 */

/** Chromium's one-shot install prompt; no type library has it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** A pending call, see `early-call.ts`. */
interface EarlyCall {
  readonly url: string;
  readonly key: string;
  readonly abort: (reason: unknown) => void;
  readonly answer: Promise<Response>;
}

/** A demo that plays before the app has loaded, see `page/early-demo.ts`. */
export interface EarlyDemo {
  readonly gameId: number;
  readonly url: string;
  readonly sandbox: string;
  readonly frame: HTMLIFrameElement;
  /** The element over everything that has the frame. */
  readonly place: HTMLElement;
}

export interface EarlyRecord {
  /** The full address that the page was opened with, before the router rewrites it. */
  readonly landingUrl: string;
  /** `document.referrer`: the page or Android app that linked here, or empty. */
  readonly referrer: string;
  /** The browser's unused install prompt; null when there is none, or it was used. */
  installEvent: InstallPromptEvent | null;
  /** True after the browser reported the installation, until that is handled. */
  isInstalled: boolean;
  /** Called after either of the two changed; the install controller sets it. */
  onChange: (() => void) | null;
  /** The call sent by the boot script; null when there is none, or its answer was taken. */
  call: EarlyCall | null;
  /** The demo that the boot script shows; null when there is none, or the app took it over. */
  demo: EarlyDemo | null;
}

declare global {
  interface Window {
    parolaEarly?: EarlyRecord;
  }
}

/** Returns the record of this page; creates it where no boot script has run. */
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
    demo: null,
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own install bar at a time of its choice.
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
