/** What a page must not do with texts from the server: run them, or contact another host. */
import { expect, type Page } from '@playwright/test';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#shared/text/allowed-html.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';

interface Findings {
  policyBreaks: string[];
  printed: number;
  globals: string[];
}

/** Attributes that the sanitiser itself sets on links, pictures and their hints. */
const OWN_ATTRIBUTES = ['target', 'rel', 'crossorigin', 'decoding', 'class'];
/** Events that payloads listen to. */
const EVENTS = ['error', 'load', 'focus', 'mouseover', 'pointerdown', 'toggle', 'animationend'];

/** Globals of the app's own code that loads later: the router's. */
const OWN_GLOBALS = ['__TSR_ROUTER__'];

/** Watches a page from its first script on. */
export class ScriptGuard {
  readonly #page: Page;
  readonly #platform: PlatformProcess;
  readonly #dialogs: string[] = [];
  readonly #foreign: string[] = [];
  #reportsBefore = 0;

  constructor(page: Page, platform: PlatformProcess) {
    this.#page = page;
    this.#platform = platform;
  }

  async watch(): Promise<void> {
    this.#reportsBefore = await this.#reports();
    this.#page.on('dialog', (dialog) => {
      this.#dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    this.#page.on('request', (request) => {
      const url = request.url();
      const isOwn = url.startsWith(`${this.#platform.url}/`) || /^(?:data|blob):/.test(url);
      if (!isOwn) this.#foreign.push(url);
    });
    await this.#page.addInitScript(() => {
      const findings: Findings = { policyBreaks: [], printed: 0, globals: [] };
      Object.assign(globalThis, { findings });
      globalThis.print = () => {
        findings.printed += 1;
      };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        findings.policyBreaks.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
  }

  /** Records the page's globals, so that later ones are reported. */
  async noteGlobals(): Promise<void> {
    await this.#page.evaluate(() => {
      (Reflect.get(globalThis, 'findings') as Findings).globals =
        Object.getOwnPropertyNames(globalThis);
    });
  }

  /** Checks that no shown text can run, and fires every event that it could wait for. */
  async triesAll(): Promise<void> {
    const wrong = await this.#page.evaluate(
      ([tags, attributes, events]) => {
        const found: string[] = [];
        for (const text of document.querySelectorAll('[data-rich-text]')) {
          for (const element of text.querySelectorAll('*')) {
            const name = element.localName;
            if (!tags.includes(name)) found.push(`<${name}>`);
            for (const attribute of element.attributes) {
              if (!attributes.includes(attribute.name)) found.push(`${name} ${attribute.name}`);
            }
            if (element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol)) {
              found.push(element.href);
            }
            for (const event of events) element.dispatchEvent(new Event(event));
          }
        }
        return found;
      },
      [HTML_TAGS, [...HTML_ATTRIBUTES, ...OWN_ATTRIBUTES], EVENTS] as const,
    );
    expect(wrong, 'what a text of the platform may not hold').toEqual([]);
    await this.#page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))),
    );
  }

  /** Checks that there was no dialog, new global, foreign request or policy report. */
  async sawNothing(): Promise<void> {
    expect(await this.#seen()).toEqual({
      dialogs: [],
      foreign: [],
      printed: 0,
      globals: [],
      policyBreaks: [],
      reports: 0,
    });
  }

  /** Proves that the guard itself detects what a payload would do. */
  async isAwake(): Promise<void> {
    await this.#page.evaluate(() => {
      Object.assign(globalThis, { planted: true });
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/planted.png';
      document.body.append(picture);
      print();
      // oxlint-disable-next-line no-alert -- what a payload does
      alert('planted');
    });
    await expect
      .poll(() => this.#seen())
      .toMatchObject({
        dialogs: ['planted'],
        printed: 1,
        globals: ['planted'],
        policyBreaks: [expect.stringMatching(/^img-src https:\/\/evil\.example/)],
      });
  }

  async #seen() {
    const findings = await this.#page.evaluate((own) => {
      const { policyBreaks, printed, globals } = Reflect.get(globalThis, 'findings') as Findings;
      const known = new Set([...globals, ...own]);
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !known.has(name));
      return { policyBreaks, printed, globals: added };
    }, OWN_GLOBALS);
    const reports = (await this.#reports()) - this.#reportsBefore;
    return { ...findings, dialogs: this.#dialogs, foreign: this.#foreign, reports };
  }

  async #reports(): Promise<number> {
    return ((await this.#platform.operator('csp-reports', {})) as { count: number }).count;
  }
}
