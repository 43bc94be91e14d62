/**
 * The script inside the document: records what is only known at the start, requests the lobby before the
 * app's code has loaded, and loads that code once it delays nothing (docs/decisions/0009).
 */
import { callRequest, type Caller } from '#shared/wire/call-request.ts';
import { firstListRequest } from '#api/core/list-request.ts';
import { localKeys } from '#config/storage-keys.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { opensAtHome } from '#shared/snapshot/cache.ts';
import { startPaths } from '#shared/wire/start-paths.ts';
import { readXsrfCookie } from '#browser/storage/cookies.ts';
import { sendEarly } from './early-call.ts';
import { showEarlyDemo } from './early-demo.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { firstFrame, picturesInView } from '#browser/page/paint.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';

/** The longest wait for pictures, in ms. */
const PATIENCE_MS = 2_000;

/** Delay before the app's code is retried, in ms. */
const RETRY_AFTER_MS = 3_000;

type Stamped = Readonly<Partial<ClientSettings>>;

/** The settings in the page, read without a schema; empty on a page that no server has stamped. */
function readStamped(): Stamped {
  const stamped = document.querySelector('meta[name="parola-settings"]')?.getAttribute('content');
  try {
    return JSON.parse(stamped ?? '') as Stamped;
  } catch {
    return {};
  }
}

/** Who calls which server; null while that is not known. */
function callerOf(settings: Stamped): Caller | null {
  const { apiBase, pathPrefix, credentials, clientReferrer, channel, appId } = settings;
  if (apiBase === undefined || pathPrefix === undefined) return null;
  if (clientReferrer === undefined || channel === undefined || appId === undefined) return null;
  return {
    origin: apiBase,
    pathPrefix,
    sendsCookies: credentials === true,
    baseFields: { clientReferrer, channel, appId },
    token: tokenVault.read(),
    xsrfToken: readXsrfCookie(),
  };
}

/** Sends the call that `openLobby` will send. If it differs, nobody takes its answer. */
function askEarly(caller: Caller, address: URL): void {
  const isVisitor = caller.token === null;
  const isAtHome = opensAtHome(address);
  const [url, call] = callRequest(
    caller,
    isVisitor ? startPaths.appConfig : startPaths.afterLoginConfig,
    firstListRequest(localArea.read(localKeys.listVersion) ?? '', { isVisitor, isAtHome }),
  );
  sendEarly(url, call);
}

/**
 * Resolves when the snapshot and its pictures are painted, which the app's code would delay; at once without
 * one.
 */
async function snapshotPainted(): Promise<void> {
  // A page in the background paints nothing.
  if (document.querySelector('[data-snapshot]') === null || document.hidden) return;
  // A served snapshot waits for its banner alone: the app's code loads beside the other pictures.
  await picturesInView('[data-snapshot] img[data-awaited]', PATIENCE_MS);
  await firstFrame();
}

/** Fetches the app's code without running it: with a snapshot its links are in a template. */
function preloadApp(): void {
  const links = document.querySelector<HTMLTemplateElement>('#app-links');
  if (links !== null) document.head.append(links.content);
}

/** Adds an element to the head; resolves when its file has loaded and run. */
function load(element: Element): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  });
}

/** True in the oldest supported browsers (docs/decisions/0009). */
const lacksMethods = (): boolean =>
  !('toSorted' in Array.prototype && 'timeout' in AbortSignal && 'canParse' in URL);

/** Older browsers know no cascade layers, and would show the app without its styles. */
const isTooOld = (): boolean => !('CSSLayerBlockRule' in globalThis);

function showTooOld(): void {
  document.querySelector('#shell')?.remove();
  document.querySelector('#too-old')?.removeAttribute('hidden');
}

/** Runs the app from the template, one file after the other, so that the browser can paint between them. */
async function loadApp(): Promise<void> {
  const app = document.querySelector<HTMLTemplateElement>('#app');
  if (app === null) return;
  const parts = [...document.importNode(app.content, true).children].filter(
    (part) => lacksMethods() || !part.hasAttribute('data-polyfills'),
  );
  try {
    for (const part of parts) await load(part);
  } catch (failure) {
    for (const part of parts) part.remove();
    setTimeout(() => void retryApp(failure), RETRY_AFTER_MS);
  }
}

/**
 * Retries a file that failed. A module script that failed stays failed while the page is open (HTML's module
 * map), so the page reloads as soon as the file can be fetched.
 */
async function retryApp(failure: unknown): Promise<void> {
  const script = failure instanceof Event ? failure.target : null;
  if (!(script instanceof HTMLScriptElement)) return loadApp();
  const isThere = await fetch(script.src).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return loadApp();
  location.reload();
}

async function start(): Promise<void> {
  if (isTooOld()) return showTooOld();
  const address = new URL(readEarlyRecord().landingUrl);
  // Cookies and storage block a browser that has just started.
  await firstFrame();
  const settings = readStamped();
  const caller = callerOf(settings);
  if (caller !== null) {
    await showEarlyDemo(caller, address, settings.market);
    askEarly(caller, address);
  }
  preloadApp();
  await snapshotPainted();
  await loadApp();
}

void start();
