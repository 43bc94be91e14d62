/**
 * The script inside the document, a few lines: it keeps what is only known at the start, asks the platform
 * for the lobby before the app's code is there, and brings that code when it is in nobody's way
 * (docs/decisions/0045).
 */
import { callRequest } from '#api/call-request.ts';
import { firstListRequest } from '#api/list-request.ts';
import { localKeys } from '#config/storage-keys.ts';
import type { ClientSettings } from '#contract/client-settings.ts';
import { opensAtHome } from '#contract/first-view/cache.ts';
import { startPaths } from '#contract/start-paths.ts';
import { readXsrfCookie } from '#browser/cookies.ts';
import { sendEarly } from './early-call.ts';
import { readEarlyRecord } from '#browser/early-record.ts';
import { firstFrame, picturesInView } from '#browser/paint.ts';
import { localArea } from '#browser/key-value.ts';
import { tokenVault } from '#browser/token-vault.ts';

/** No picture is waited for longer, in ms. */
const PATIENCE_MS = 2_000;

/** After how many ms the app's code is asked for again when it could not be had. */
const AGAIN_AFTER_MS = 3_000;

/**
 * Sends what `openLobby` will send. Its settings are read without a schema: what they make of a page
 * that no platform has stamped is another call, which then nobody asks for.
 */
function askEarly(): void {
  const stamped = document.querySelector('meta[name="parola-settings"]')?.getAttribute('content');
  try {
    const settings = JSON.parse(stamped ?? '') as Readonly<Partial<ClientSettings>>;
    const { apiBase, pathPrefix, credentials, clientReferrer, channel, appId } = settings;
    if (apiBase === undefined || pathPrefix === undefined) return;
    if (clientReferrer === undefined || channel === undefined || appId === undefined) return;
    const token = tokenVault.read();
    const isVisitor = token === null;
    const isAtHome = opensAtHome(new URL(readEarlyRecord().landingUrl));
    const [url, call] = callRequest(
      {
        origin: apiBase,
        pathPrefix,
        sendsCookies: credentials === true,
        baseFields: { clientReferrer, channel, appId },
        token,
        xsrfToken: readXsrfCookie(),
      },
      isVisitor ? startPaths.appConfig : startPaths.afterLoginConfig,
      firstListRequest(localArea.read(localKeys.listVersion) ?? '', { isVisitor, isAtHome }),
    );
    sendEarly(url, call);
  } catch {
    // The app asks itself, a little later.
  }
}

/**
 * Resolves when the document's own first view stands on the screen with its pictures, at once when it
 * brought none: the app's code would only hold it back.
 */
async function firstViewPainted(): Promise<void> {
  // A page in the background paints nothing.
  if (document.querySelector('[data-first-view]') === null || document.hidden) return;
  // Over the network only the largest is waited for: the app's code comes beside the others.
  await picturesInView('[data-first-view] img[data-awaited]', PATIENCE_MS);
  await firstFrame();
}

/** Fetches the app's code without running it: its links stand in a template beside a first view. */
function preloadApp(): void {
  const links = document.querySelector<HTMLTemplateElement>('#app-links');
  if (links !== null) document.head.append(links.content);
}

/** Adds an element to the head. Resolves when what it names is there and has run. */
function load(element: Element): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  });
}

/**
 * Runs the app: its style sheet and its scripts stand in a template. One after the other, so that the browser
 * may paint between them.
 */
async function bringApp(): Promise<void> {
  const app = document.querySelector<HTMLTemplateElement>('#app');
  if (app === null) return;
  const parts = [...document.importNode(app.content, true).children];
  try {
    for (const part of parts) await load(part);
  } catch (failure) {
    for (const part of parts) part.remove();
    setTimeout(() => void bringAppAgain(failure), AGAIN_AFTER_MS);
  }
}

/**
 * Tries again what failed. A script that could not be had fails for as long as the page is open (HTML's
 * module map): the page is loaded anew as soon as its file can be had.
 */
async function bringAppAgain(failure: unknown): Promise<void> {
  const script = failure instanceof Event ? failure.target : null;
  if (!(script instanceof HTMLScriptElement)) return bringApp();
  const isThere = await fetch(script.src).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return bringApp();
  location.reload();
}

async function start(): Promise<void> {
  readEarlyRecord();
  // The call reads cookies and storage, which a browser that has just started loads while all waits.
  await firstFrame();
  askEarly();
  preloadApp();
  await firstViewPainted();
  await bringApp();
}

void start();
