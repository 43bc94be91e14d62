import type { Workbox } from 'workbox-window';

/** URL of the service worker. */
export const WORKER_URL = '/sw.js';

/** Argument of `new Workbox()`: a plain string, or the browser's trusted form of it. */
export type WorkerUrl = ConstructorParameters<typeof Workbox>[0];

interface PolicyRules {
  readonly createScriptURL: (url: string) => string;
}

/** The part of the browser's `trustedTypes` that is used here. */
export interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): WorkerUrl };
}

const workerRules: PolicyRules = {
  createScriptURL(url) {
    if (url !== WORKER_URL) throw new TypeError(`Not the service worker: ${url}`);
    return url;
  },
};

let trustedWorkerUrl: WorkerUrl | undefined;

/**
 * Returns the worker's URL in the form that an enforced `require-trusted-types-for 'script'` accepts: the
 * policy `parola-worker` (named in the Content-Security-Policy) allows only this URL. The policy is created
 * once, because a second one of that name is refused.
 * @param factory the browser's own by default; absent in browsers without Trusted Types
 */
export function workerUrl(
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): WorkerUrl {
  trustedWorkerUrl ??=
    factory?.createPolicy('parola-worker', workerRules).createScriptURL(WORKER_URL) ?? WORKER_URL;
  return trustedWorkerUrl;
}
