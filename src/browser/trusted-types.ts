import type { Workbox } from 'workbox-window';

/** Where the service worker is served. */
export const WORKER_URL = '/sw.js';

/** What `new Workbox()` takes: a plain text, or the browser's trusted form of it. */
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
 * The worker's address in the form that an enforced `require-trusted-types-for 'script'` accepts:
 * the policy `parola-worker` (named in the Content-Security-Policy) lets this one address through.
 * The policy is made once, as a second one of that name is refused.
 * @param factory the browser's own by default; absent in browsers without Trusted Types
 */
export function workerUrl(
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): WorkerUrl {
  trustedWorkerUrl ??=
    factory?.createPolicy('parola-worker', workerRules).createScriptURL(WORKER_URL) ?? WORKER_URL;
  return trustedWorkerUrl;
}
