import { posix } from 'node:path';

/**
 * Returns the value of a tag's attribute.
 * @param {string} tag
 * @param {string} name
 */
function attribute(tag, name) {
  return new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];
}

/** @param {string} address */
const toPath = (address) => address.replace(/^\//, '').replace(/[?#].*$/, '');

/**
 * Lists the chunks that a script loads before it runs, without dynamic imports.
 * @param {string} path
 * @param {string} code minified or not
 */
function staticImports(path, code) {
  const pattern =
    /(?:^|[;}\n\s])(?:import|export)\s*(?:[\w$*{}\s,]*?\s*from\s*)?["'](\.[^"']+)["']/g;
  return [...code.matchAll(pattern)].map(([, target = '']) =>
    posix.normalize(posix.join(posix.dirname(path), target)),
  );
}

/**
 * Lists these chunks and all their static imports, each once.
 * @param {readonly string[]} paths
 * @param {(path: string) => string} read text of a built file, by its path in the build
 */
export function withImports(paths, read) {
  const queue = [...paths];
  /** @type {Set<string>} */
  const scripts = new Set();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    queue.push(...staticImports(path, read(path)));
  }
  return [...scripts];
}

/**
 * Lists the files the browser must load before the page can run: the scripts in index.html, all their static
 * imports, and its style sheets.
 * @param {string} html
 * @param {(path: string) => string} read text of a built file, by its path in the build
 * @returns {{ scripts: string[], styles: string[] }}
 * @throws Error when the page names no script: the budget would silently measure nothing
 */
export function listInitial(html, read) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const isLocal = (/** @type {string | undefined} */ address) => address?.startsWith('/') ?? false;
  const named = tags.flatMap((tag) => {
    const isPreload = /\brel\s*=\s*["']?modulepreload/i.test(tag);
    const address = isPreload ? attribute(tag, 'href') : attribute(tag, 'src');
    return address && isLocal(address) ? [toPath(address)] : [];
  });
  if (named.length === 0) throw new Error('index.html names no script to measure');
  const styles = tags.flatMap((tag) => {
    const address = attribute(tag, 'href');
    return /\b(?:rel\s*=\s*["']?stylesheet|as\s*=\s*["']?style)/i.test(tag) &&
      address &&
      isLocal(address)
      ? [toPath(address)]
      : [];
  });
  return { scripts: withImports(named, read), styles };
}

/**
 * Reads the worker's precache list, which the build wrote into it.
 * @param {string} worker
 * @returns {string[]}
 * @throws Error when there is no list
 */
export function listPrecached(worker) {
  const entries = [...worker.matchAll(/\{([^{}]*\burl["']?\s*:[^{}]*)\}/g)].flatMap(
    ([, body = '']) => {
      const url = /\burl["']?\s*:\s*["'`]([^"'`]+)/.exec(body)?.[1];
      const isPrecached = /\brevision["']?\s*:/.test(body) && !body.includes('isDeferred');
      return url && isPrecached ? [toPath(url)] : [];
    },
  );
  if (entries.length === 0) throw new Error('the worker has no precache list to measure');
  return [...new Set(entries)];
}

/**
 * A chunk's name without the hash of its content: `assets/home-BxYz1234.js` is `home`.
 * @param {string} path
 */
export function withoutHash(path) {
  return posix
    .basename(path)
    .replace(/-[\w-]{8}\.js$/, '')
    .replace(/\.js$/, '');
}
